import { atom } from 'jotai/vanilla';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';
import { leadsAtom } from '../lead/lead-state.js';

const draftsByKeyAtom = atom<ReadonlyMap<LeadKey, string>>(new Map());

/** The unsaved notes of the leads that have a draft. */
export const noteDraftsAtom = atom((get) => get(draftsByKeyAtom));

const basesByKeyAtom = atom<ReadonlyMap<LeadKey, string>>(new Map());

/** The notes that each draft was started from. */
export const noteBasesAtom = atom((get) => get(basesByKeyAtom));

/** Stands between a draft and the notes it was started from, in the one text that the device has. Notes have no such character. */
export const BEFORE_BASIS = '\u0000';

/**
 * Sets the draft of a lead; null removes it.
 * @param basis the notes that the person has seen. Without it a draft keeps its own, and a new one begins with the known
 * notes.
 */
export function putNoteDraft(store: Store, lead: LeadRef, draft: string | null, basis?: string): void {
  const key = leadKey(lead);
  const drafts = new Map(store.get(draftsByKeyAtom));
  const bases = new Map(store.get(basesByKeyAtom));
  if (draft === null) {
    drafts.delete(key);
    bases.delete(key);
  } else {
    drafts.set(key, draft);
    bases.set(key, basis ?? bases.get(key) ?? store.get(leadsAtom).get(key)?.notes ?? '');
  }
  store.set(basesByKeyAtom, bases);
  store.set(draftsByKeyAtom, drafts);
}

export const noteDraftOfAtom = atom((get) => {
  const drafts = get(draftsByKeyAtom);
  return (lead: LeadRef): string | null => drafts.get(leadKey(lead)) ?? null;
});

/**
 * Updates a draft after its save. A saved text is removed unless more was typed since. A text that was not saved
 * comes back when its editor was closed.
 */
export function settleNoteDraft(store: Store, lead: LeadRef, { sent, isTaken, basis }: SettledDraft): void {
  const draft = store.get(noteDraftOfAtom)(lead);
  if (isTaken && draft !== null) putNoteDraft(store, lead, draft === sent ? null : draft, sent);
  if (!isTaken && draft === null) putNoteDraft(store, lead, sent, basis);
}

interface SettledDraft {
  readonly sent: string;
  readonly isTaken: boolean;
  /** The notes that the sent text was started from. */
  readonly basis?: string | undefined;
}
