import { atom } from 'jotai/vanilla';
import { type LeadKey, type LeadRef, leadKey } from './lead-ref.js';

const draftsByKeyAtom = atom<ReadonlyMap<LeadKey, string>>(new Map());

/** Notes that are being written and that the gateway has not confirmed; null when none are. */
export const noteDraftAtomOf = (key: LeadKey) => atom((get) => get(draftsByKeyAtom).get(key) ?? null);

/** Keeps what is typed, or forgets it with null. */
export const putNoteDraftAtom = atom(null, (get, set, { lead, draft }: { lead: LeadRef; draft: string | null }) => {
  const drafts = new Map(get(draftsByKeyAtom));
  if (draft === null) drafts.delete(leadKey(lead));
  else drafts.set(leadKey(lead), draft);
  set(draftsByKeyAtom, drafts);
});

export const noteDraftOfAtom = atom((get) => {
  const drafts = get(draftsByKeyAtom);
  return (lead: LeadRef): string | null => drafts.get(leadKey(lead)) ?? null;
});

export const forgetNoteDraftsAtom = atom(null, (_get, set) => set(draftsByKeyAtom, new Map()));
