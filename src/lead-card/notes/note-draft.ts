import { atom } from 'jotai/vanilla';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { leadsAtom } from '../lead/lead-state.js';

const draftsByKeyAtom = atom<ReadonlyMap<LeadKey, string>>(new Map());

/** The unsaved notes of the leads that have a draft. */
export const noteDraftsAtom = atom((get) => get(draftsByKeyAtom));

const basesByKeyAtom = atom<ReadonlyMap<LeadKey, string>>(new Map());

/** The notes that each draft was started from. */
export const noteBasesAtom = atom((get) => get(basesByKeyAtom));

/** Stands between a draft and the notes it was started from, in the one text that the device has. Notes have no such character. */
export const BEFORE_BASIS = '\u0000';

interface PutDraft {
  readonly lead: LeadRef;
  readonly draft: string | null;
  /** The notes that the person has seen. Without it a draft keeps its own, and a new one begins with the known notes. */
  readonly basis?: string | undefined;
}

/** Sets the draft of a lead; null removes it. */
export const putNoteDraftAtom = atom(null, (get, set, { lead, draft, basis }: PutDraft) => {
  const key = leadKey(lead);
  const drafts = new Map(get(draftsByKeyAtom));
  const bases = new Map(get(basesByKeyAtom));
  if (draft === null) {
    drafts.delete(key);
    bases.delete(key);
  } else {
    drafts.set(key, draft);
    bases.set(key, basis ?? bases.get(key) ?? get(leadsAtom).get(key)?.notes ?? '');
  }
  set(basesByKeyAtom, bases);
  set(draftsByKeyAtom, drafts);
});

export const noteDraftOfAtom = atom((get) => {
  const drafts = get(draftsByKeyAtom);
  return (lead: LeadRef): string | null => drafts.get(leadKey(lead)) ?? null;
});

/**
 * Updates a draft after its save. A saved text is removed unless more was typed since. A text that was not saved
 * comes back when its editor was closed.
 */
export const settleNoteDraftAtom = atom(null, (get, set, { lead, sent, isTaken, basis }: SettledDraft) => {
  const draft = get(noteDraftOfAtom)(lead);
  if (isTaken && draft !== null) set(putNoteDraftAtom, { lead, draft: draft === sent ? null : draft, basis: sent });
  if (!isTaken && draft === null) set(putNoteDraftAtom, { lead, draft: sent, basis });
});

interface SettledDraft {
  readonly lead: LeadRef;
  readonly sent: string;
  readonly isTaken: boolean;
  /** The notes that the sent text was started from. */
  readonly basis?: string | undefined;
}
