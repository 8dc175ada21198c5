import type { WidgetSession } from '../../element/run-call.js';
import { deviceListAtoms } from '../../session/device-list.js';
import { MAX_REPLY_LENGTH, MAX_SAVED_REPLIES, repliesIn } from './quick-reply-rules.js';

/** The replies that a provider has saved on this device, the newest first: for every customer. */
const { listAtom, changeList } = deviceListAtoms('quick-replies', 'records', repliesIn);

export { listAtom as savedRepliesAtom };

/** Saves a reply on this device, as it is typed. One that is too long, or one too many, is not saved. */
export function saveReply({ store }: WidgetSession, spId: string, text: string): void {
  if (text.length > MAX_REPLY_LENGTH) return;
  changeList(store, spId, (replies) => {
    const others = replies.filter((each) => each !== text);
    return others.length < MAX_SAVED_REPLIES ? [text, ...others] : replies;
  });
}

export function removeReply({ store }: WidgetSession, spId: string, text: string): void {
  changeList(store, spId, (replies) => replies.filter((each) => each !== text));
}
