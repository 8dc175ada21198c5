import { atom } from 'jotai/vanilla';
import { sessionAtom } from '../../session/session.js';
import { type LeadKey, type LeadRef, leadKey } from './lead-ref.js';

/** The name of a draft on the device. */
export const draftName = (key: LeadKey) => `note ${key}`;

const draftsByKeyAtom = atom<ReadonlyMap<LeadKey, string>>(new Map());

export const noteDraftsAtom = atom((get) => get(draftsByKeyAtom));

/** The unsaved notes of a lead; null without a draft. */
export const noteDraftAtomOf = (key: LeadKey) => atom((get) => get(draftsByKeyAtom).get(key) ?? null);

/** The draft that the device has of a lead, also where no view has restored it; null without one. */
export const storedNoteDraftAtom = atom(
  (get) => (key: LeadKey) => get(sessionAtom)?.device.drafts.get(draftName(key)) ?? null,
);

/** Sets the draft of a lead; null removes it. */
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
 * Updates a draft after its save. A saved text is removed unless more was typed since. A text that was not saved
 * comes back when its editor was closed.
 */
export const settleNoteDraftAtom = atom(
  null,
  (get, set, { lead, sent, isTaken }: { lead: LeadRef; sent: string; isTaken: boolean }) => {
    const draft = get(noteDraftOfAtom)(lead);
    if (isTaken && draft === sent) set(putNoteDraftAtom, { lead, draft: null });
    if (!isTaken && draft === null) set(putNoteDraftAtom, { lead, draft: sent });
  },
);
