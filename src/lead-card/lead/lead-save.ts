import { atom } from 'jotai/vanilla';
import type { Failure, WidgetSession } from '../../element/run-call.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import type { LeadKey, LeadRef } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';
import {
  changesNothing,
  editFrom,
  type LeadChange,
  type LeadEdit,
  type LeadFact,
  type LeadField,
  type LeadRating,
} from './edit.js';
import type { Lead } from './lead.js';

export interface LeadSave {
  /** `waiting`: there was no connection. The change stays, and is sent again by itself. */
  readonly phase: 'saving' | 'saved' | 'failed' | 'waiting';
  /** The requested value. A retry sends it again with the same request id. */
  readonly wanted: LeadChange;
  /** The value that the gateway has confirmed. The field returns to it on failure. */
  readonly confirmed: LeadFact;
  /** The notes that the wanted text was started from. Nothing newer is overwritten. */
  readonly basis?: string | undefined;
  readonly requestId: string;
  /** When the person made the change, in milliseconds since 1970. */
  readonly madeAt: number;
  readonly failure: Failure | null;
  /** The id of the list where the person archived or restored the lead. */
  readonly list?: string | undefined;
  /** Not sent automatically: the sign-in expired, the change is too old, or it failed too often. */
  readonly isHeld?: boolean;
}

export type LeadSaves = ReadonlyMap<LeadField, LeadSave>;

export const savesByKeyAtom = keyedAtom<LeadKey, LeadSaves>();

/** The edits that show before the gateway has accepted them. */
export const savingEditsAtom = atom((get) => {
  const saves = get(savesByKeyAtom);
  return (key: LeadKey): readonly LeadEdit[] =>
    [...(saves.get(key)?.values() ?? [])].flatMap(({ phase, wanted }) =>
      (phase === 'saving' || phase === 'waiting') && wanted.field !== 'feedback' ? [wanted] : [],
    );
});

export const saveOfAtom = atom((get) => {
  const saves = get(savesByKeyAtom);
  return (key: LeadKey, field: LeadField): LeadSave | null => saves.get(key)?.get(field) ?? null;
});

/** The rating that a save sends; null without one. */
export function ratingIn(save: LeadSave | null): LeadRating | null {
  return save?.wanted.field === 'feedback' ? save.wanted.value : null;
}

/** Sets the save of a field; null removes it. */
export function putSave(store: Store, key: LeadKey, field: LeadField, save: LeadSave | null) {
  const ofLead = new Map(store.get(savesByKeyAtom).get(key));
  if (save === null) ofLead.delete(field);
  else ofLead.set(field, save);
  store.set(savesByKeyAtom, key, ofLead);
}

/** The gateway's own value of each field that is being saved, from an answer. A refused save goes back to it. */
export function confirmSaves(store: Store, key: LeadKey, lead: Lead) {
  for (const [field, save] of store.get(savesByKeyAtom).get(key) ?? []) {
    const isOpen = save.phase === 'saving' || save.phase === 'waiting';
    if (!isOpen || changesNothing(lead, save.confirmed)) continue;
    putSave(store, key, field, { ...save, confirmed: editFrom(lead, field) });
  }
}

export interface LastEdit {
  readonly lead: LeadRef;
  readonly edit: LeadEdit;
  readonly before: LeadEdit;
  readonly requestId: string;
  readonly session: WidgetSession;
  /** It is one of many edits, which are undone together. */
  readonly group?: EditGroup;
}

/** Edits of many leads of one provider. */
export interface EditGroup {
  readonly steps: readonly { readonly leadId: string; readonly edit: LeadEdit }[];
  /** The text of the toast, for the numbers of saved and of waiting edits. */
  readonly text: (saved: number, waiting: number) => string;
  readonly undo: () => void;
}

export const lastEditAtom = atom<LastEdit | null>(null);
