import { atom } from 'jotai/vanilla';
import { MAX_REPLY_LENGTH, MAX_SAVED_REPLIES, repliesIn } from '../../domain/message-thread/quick-replies.js';
import { sessionAtom } from '../../session/session.js';
import { leadKey } from '../lead/lead-ref.js';

interface SavedReply {
  readonly spId: string;
  readonly text: string;
}

/** The key of the stored replies: those of a provider, for every customer. */
const nameOf = (spId: string) => `quick-replies ${leadKey({ spId, leadId: '' })}`;

const changesAtom = atom({});

/** Reads the replies that a provider has saved on this device, the newest first. */
export const savedRepliesAtom = atom((get) => {
  get(changesAtom);
  const preferences = get(sessionAtom)?.device.preferences;
  return (spId: string): readonly string[] => repliesIn(parsed(preferences?.get(nameOf(spId)) ?? null));
});

/** Saves a reply on this device, as it is typed. One that is too long, or one too many, is not saved. */
export const saveReplyAtom = atom(null, (get, set, { spId, text }: SavedReply): void => {
  const before = get(savedRepliesAtom)(spId).filter((each) => each !== text);
  if (text.length > MAX_REPLY_LENGTH || before.length >= MAX_SAVED_REPLIES) return;
  get(sessionAtom)?.device.preferences.set(nameOf(spId), JSON.stringify([text, ...before]));
  set(changesAtom, {});
});

export const removeReplyAtom = atom(null, (get, set, { spId, text }: SavedReply): void => {
  const left = get(savedRepliesAtom)(spId).filter((each) => each !== text);
  get(sessionAtom)?.device.preferences.set(nameOf(spId), left.length > 0 ? JSON.stringify(left) : null);
  set(changesAtom, {});
});

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
