import { noteDraftName, storeDraft } from '../../session/draft.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';
import { leadsAtom } from '../lead/lead-state.js';

export interface NoteDraft {
  readonly text: string;
  /** The notes that it was started from. */
  readonly basis: string;
}

export const noteDraftsAtom = keyedAtom<LeadKey, NoteDraft>();

/** Separates a draft from its basis in the stored text. Notes cannot contain this character. */
export const BEFORE_BASIS = '\u0000';

export function noteDraftOf(store: Store, lead: LeadRef): NoteDraft | null {
  return store.get(noteDraftsAtom).get(leadKey(lead)) ?? null;
}

/**
 * Sets the draft of a lead; null removes it.
 * @param basis the notes that the person has seen. Without it a draft keeps its own, and a new one begins with the known
 * notes.
 */
export function putNoteDraft(store: Store, lead: LeadRef, text: string | null, basis?: string): void {
  const key = leadKey(lead);
  const known = () => noteDraftOf(store, lead)?.basis ?? store.get(leadsAtom).get(key)?.notes ?? '';
  store.set(noteDraftsAtom, key, text === null ? null : { text, basis: basis ?? known() });
}

interface SettledDraft {
  readonly sent: string;
  readonly isTaken: boolean;
  /** The notes that the sent text was started from. */
  readonly basis?: string | undefined;
}

/**
 * Updates a draft after its save. Removes a saved text unless the person typed more since. Restores a text that was
 * not saved if its editor was closed.
 */
export function settleNoteDraft(store: Store, lead: LeadRef, { sent, isTaken, basis }: SettledDraft): void {
  const draft = noteDraftOf(store, lead);
  if (isTaken && draft !== null) putNoteDraft(store, lead, draft.text === sent ? null : draft.text, sent);
  if (!isTaken && draft === null) putNoteDraft(store, lead, sent, basis);
}

/**
 * Stores a text of a lead on the device; null removes it.
 * @param basis the notes that it was started from
 */
export function persistNoteDraft(store: Store, key: LeadKey, text: string | null, basis?: string): void {
  storeDraft(store, noteDraftName(key), text === null || basis === undefined ? text : text + BEFORE_BASIS + basis);
}
