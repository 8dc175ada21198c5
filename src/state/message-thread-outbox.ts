import { atom } from 'jotai/vanilla';
import type { OutgoingMessage, ThreadRef } from '../contract/message-thread.js';
import { epochAtom, forgettersAtom } from './epoch.js';
import { forgetKeptDrafts } from './kept-drafts.js';
import { liveThreadsAtom, type OpenThread, patchThreadAtom, threadKey, threadOfAtom } from './message-thread.js';
import { deliverAtom } from './message-thread-send.js';
import { forgetTexts, keptTexts } from './outbox.js';

/** Brings back the texts that a reload has found unsent. */
export const restoreOutboxAtom = atom(null, async (get, set, ref: ThreadRef): Promise<void> => {
  get(forgettersAtom).add(forgetOutboxAtom);
  const key = threadKey(ref);
  const epoch = get(epochAtom);
  const kept = await keptTexts(key);
  if (get(epochAtom) !== epoch) return;
  const known = new Set(get(threadOfAtom)(key).outgoing.map(({ clientId }) => clientId));
  const back = kept.flatMap(([clientId, { body, createdAt, isPosted, hasFailed }]): OutgoingMessage[] =>
    known.has(clientId)
      ? []
      : [
          {
            clientId,
            body,
            createdAt,
            file: null,
            phase: hasFailed ? 'failed' : 'waiting',
            messageId: null,
            index: null,
            progress: null,
            isPosted,
          },
        ],
  );
  if (back.length > 0) set(patchThreadAtom, { key, change: ({ outgoing }) => ({ outgoing: [...back, ...outgoing] }) });
});

/** Sends what waits, one after the other: each under the id that it had before, so that the gateway takes it once. */
export const settleOutboxAtom = atom(null, (get, set, { chat: _chat, ...sender }: OpenThread): void => {
  const key = threadKey(sender.ref);
  const isLinked = get(liveThreadsAtom).get(key)?.chat?.connection === 'online';
  for (const { clientId, phase, file } of get(threadOfAtom)(key).outgoing) {
    if (phase === 'waiting' && (file === null || isLinked)) {
      void set(deliverAtom, { ...sender, clientId, isSettled: true });
    }
  }
});

const forgetOutboxAtom = atom(null, () => void forgetTexts());

/** Takes what was written for a provider, sent or not, off the device. */
export const forgetProviderTextsAtom = atom(null, (_get, _set, spId: string): void => {
  const prefix = threadKey({ spId, userId: '' });
  forgetKeptDrafts(prefix);
  void forgetTexts(prefix);
});
