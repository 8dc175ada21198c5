import { atom } from 'jotai/vanilla';
import type { ThreadRef } from '../contract/message-thread.js';
import { liveThreadsAtom, threadKey } from './message-thread.js';

/** Tells the customer that something is being written; the chat tells it seldom enough. */
export const messageTypingAtom = atom(null, (get, _set, ref: ThreadRef): void =>
  get(liveThreadsAtom).get(threadKey(ref))?.chat?.typing(),
);
