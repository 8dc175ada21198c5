import { atom } from 'jotai/vanilla';
import { deviceListAtoms } from '../../session/device-list.js';
import { MAX_REPLY_LENGTH, MAX_SAVED_REPLIES, repliesIn } from './quick-reply-rules.js';

interface SavedReply {
  readonly spId: string;
  readonly text: string;
}

/** The replies that a provider has saved on this device, the newest first: for every customer. */
const { listAtom, changeListAtom } = deviceListAtoms('quick-replies', 'records', repliesIn);

export { listAtom as savedRepliesAtom };

/** Saves a reply on this device, as it is typed. One that is too long, or one too many, is not saved. */
export const saveReplyAtom = atom(null, (_get, set, { spId, text }: SavedReply): void => {
  if (text.length > MAX_REPLY_LENGTH) return;
  set(changeListAtom, {
    spId,
    change: (replies) => {
      const others = replies.filter((each) => each !== text);
      return others.length < MAX_SAVED_REPLIES ? [text, ...others] : replies;
    },
  });
});

export const removeReplyAtom = atom(null, (_get, set, { spId, text }: SavedReply): void => {
  set(changeListAtom, { spId, change: (replies) => replies.filter((each) => each !== text) });
});
