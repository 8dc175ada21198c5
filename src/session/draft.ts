import { atom } from 'jotai/vanilla';
import type { ThreadRef } from './lead-ref.js';
import { type LeadKey, leadKey } from './lead-ref.js';
import { type Store, sessionAtom } from './session.js';

const draftsAtom = atom({});

/** Reads a draft of the device by its name; null without one. A new function whenever a draft has begun or ended. */
export const storedDraftAtom = atom((get) => {
  get(draftsAtom);
  return (name: string) => get(sessionAtom)?.device.drafts.get(name) ?? null;
});

/** The same for a list, which asks often: each name is read once until a draft begins or ends. */
export const listedDraftAtom = atom((get) => {
  const stored = get(storedDraftAtom);
  const read = new Map<string, string | null>();
  return (name: string) => {
    if (!read.has(name)) read.set(name, stored(name));
    return read.get(name) ?? null;
  };
});

/** Stores a draft on the device for a day; null removes it. */
export function storeDraft(store: Store, name: string, text: string | null): void {
  const had = store.get(storedDraftAtom)(name) !== null;
  store.get(sessionAtom)?.device.drafts.set(name, text);
  if (had !== (text !== null)) store.set(draftsAtom, {});
}

export const noteDraftName = (key: LeadKey) => `note ${key}`;

export const messageDraftName = ({ spId, userId }: ThreadRef) => `message ${leadKey({ spId, leadId: `~${userId}` })}`;

/** The name of what a board keeps on the device, like a draft, until the sign-out. */
export const boardPlaceName = (place: string) => `board ${place}`;
