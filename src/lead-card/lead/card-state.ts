import { atom } from 'jotai/vanilla';
import { listedDraftAtom, messageDraftName, noteDraftName } from '../../session/draft.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { BEFORE_BASIS } from '../notes/note-draft.js';
import type { LeadField } from './edit.js';
import type { Lead } from './lead.js';
import { type LeadSave, type LeadSaves, savesByKeyAtom } from './lead-save.js';
import { changedElsewhereAtom, leadsAtom } from './lead-state.js';

/** Fields whose errors show on the row of an open card. Status and notes show theirs beside their controls. */
const ON_OPEN_ROW: readonly LeadField[] = ['archived', 'read'];
const ON_CLOSED_ROW: readonly LeadField[] = [...ON_OPEN_ROW, 'status', 'notes'];

/** What a card shows of the state. It is the same object until something of it changes. */
export interface CardState {
  readonly lead: Lead;
  /** What the row says about a save: while the card is open, and while it is closed. */
  readonly openSave: LeadSave | undefined;
  readonly closedSave: LeadSave | undefined;
  /** A poll found it changed by someone else. */
  readonly isChanged: boolean;
  /** Typed here or before a reload, and not saved. */
  readonly hasUnsavedNote: boolean;
  readonly hasUnsentMessage: boolean;
}

const lastStates = new WeakMap<Lead, CardState>();

/** Reads the state of a card. A list has one subscription for all its cards. */
export const cardStatesAtom = atom((get) => {
  const leads = get(leadsAtom);
  const saves = get(savesByKeyAtom);
  const changed = get(changedElsewhereAtom);
  const draft = get(listedDraftAtom);
  /** @param provided the lead to show while none is stored */
  return ({ spId, leadId }: LeadRef, provided?: Lead): CardState | null => {
    const key = leadKey({ spId, leadId });
    const lead = leads.get(key) ?? provided;
    if (lead === undefined) return null;
    const note = draft(noteDraftName(key))?.split(BEFORE_BASIS)[0] ?? lead.notes;
    const state: CardState = {
      lead,
      openSave: shownSave(saves.get(key), ON_OPEN_ROW),
      closedSave: shownSave(saves.get(key), ON_CLOSED_ROW),
      isChanged: changed.has(key),
      hasUnsavedNote: note !== lead.notes,
      hasUnsentMessage: Boolean(draft(messageDraftName({ spId, userId: lead.customer.userId }))),
    };
    const last = lastStates.get(lead);
    if (last !== undefined && isSame(last, state)) return last;
    lastStates.set(lead, state);
    return state;
  };
});

const isSame = (one: CardState, other: CardState): boolean =>
  one.openSave === other.openSave &&
  one.closedSave === other.closedSave &&
  one.isChanged === other.isChanged &&
  one.hasUnsavedNote === other.hasUnsavedNote &&
  one.hasUnsentMessage === other.hasUnsentMessage;

/** The save that a row shows: a failed one, or else a waiting one. A row does not show that its read mark waits. */
function shownSave(saves: LeadSaves | undefined, fields: readonly LeadField[]): LeadSave | undefined {
  if (saves === undefined) return undefined;
  const shown = fields.map((field) => saves.get(field));
  return (
    shown.find((save) => save?.phase === 'failed') ??
    shown.find((save) => save?.phase === 'waiting' && (save.wanted.field !== 'read' || !save.wanted.value))
  );
}
