import { atom } from 'jotai/vanilla';
import { type LeadKey, type LeadRef, leadKey } from './lead-ref.js';

const draftsByKeyAtom = atom<ReadonlyMap<LeadKey, string>>(new Map());

/** Every draft, by lead. */
export const noteDraftsAtom = atom((get) => get(draftsByKeyAtom));

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

/**
 * What becomes of a draft when its save has ended: a text that was taken is forgotten unless more has been typed since;
 * one that was not taken comes back where its editor had been closed.
 */
export const settleNoteDraftAtom = atom(
  null,
  (get, set, { lead, sent, isTaken }: { lead: LeadRef; sent: string; isTaken: boolean }) => {
    const draft = get(noteDraftOfAtom)(lead);
    if (isTaken && draft === sent) set(putNoteDraftAtom, { lead, draft: null });
    if (!isTaken && draft === null) set(putNoteDraftAtom, { lead, draft: sent });
  },
);
