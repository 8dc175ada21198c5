import { atom } from 'jotai/vanilla';
import type { LeadEdit, LeadField } from '../../domain/lead/edit.js';
import type { Asker, Failure } from '../run-call.js';
import type { LeadKey, LeadRef } from './lead-ref.js';

/** How the last change of one field of a lead stands. */
export interface LeadSave {
  readonly phase: 'saving' | 'saved' | 'failed';
  /** What the person asked for; Retry asks for it again, with the same request id. */
  readonly wanted: LeadEdit;
  /** What the gateway is known to hold: the field goes back to it on failure. */
  readonly confirmed: LeadEdit;
  readonly requestId: string;
  readonly failure: Failure | null;
  /** The whole action, where it is more than this change: Retry runs it again. */
  readonly again: RunAgain | undefined;
}

export type RunAgain = (asker: Asker) => Promise<boolean>;

/** The last saves of one lead, by field. */
export type LeadSaves = ReadonlyMap<LeadField, LeadSave>;

const savesByKeyAtom = atom<ReadonlyMap<LeadKey, LeadSaves>>(new Map());

/** The last save of a field; an atom of its own per reader, kept by whoever reads it. */
export const saveAtomOf = (key: LeadKey, field: LeadField) =>
  atom((get) => get(savesByKeyAtom).get(key)?.get(field) ?? null);

/** The last saves of a lead in one atom: a list has hundreds of readers. */
export const savesAtomOf = (key: LeadKey) => atom((get) => get(savesByKeyAtom).get(key) ?? null);

/** The edits of a lead whose calls are under way. */
export const savingEditsAtom = atom((get) => {
  const saves = get(savesByKeyAtom);
  return (key: LeadKey): readonly LeadEdit[] =>
    [...(saves.get(key)?.values() ?? [])].flatMap(({ phase, wanted }) => (phase === 'saving' ? [wanted] : []));
});

export const saveOfAtom = atom((get) => {
  const saves = get(savesByKeyAtom);
  return (key: LeadKey, field: LeadField): LeadSave | null => saves.get(key)?.get(field) ?? null;
});

/** Writes or, with null, forgets the record of a save. */
export const putSaveAtom = atom(
  null,
  (get, set, { key, field, save }: { key: LeadKey; field: LeadField; save: LeadSave | null }) => {
    const saves = get(savesByKeyAtom);
    const ofLead = new Map(saves.get(key));
    if (save === null) ofLead.delete(field);
    else ofLead.set(field, save);
    set(savesByKeyAtom, new Map(saves).set(key, ofLead));
  },
);

/** A change that a person may want to take back, as it was asked for. */
export interface LastEdit {
  readonly lead: LeadRef;
  readonly edit: LeadEdit;
  readonly before: LeadEdit;
  readonly requestId: string;
  readonly asker: Asker;
}

/** The last change that can be taken back. */
export const lastEditAtom = atom<LastEdit | null>(null);
