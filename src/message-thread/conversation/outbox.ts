import { atom } from 'jotai/vanilla';
import { isExpiredAtom } from '../../element/run-call.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import { outboxAtom } from '../../session/outbox.js';
import { sessionAtom } from '../../session/session.js';
import type { OutgoingMessage } from '../message.js';
import { liveThreadsAtom, type OpenThread, patchThreadAtom, threadKey, threadOfAtom } from './conversation-state.js';
import { deliverAtom } from './send.js';

/** Restores the texts that were not sent before a reload. */
export const restoreOutboxAtom = atom(null, async (get, set, ref: ThreadRef): Promise<void> => {
  const key = threadKey(ref);
  const persisted = (await get(outboxAtom)?.all(key)) ?? [];
  const known = new Set(get(threadOfAtom)(key).outgoing.map(({ clientId }) => clientId));
  const isHeld = get(isExpiredAtom) || get(sessionAtom)?.holdsRestored === true;
  const back = persisted.flatMap(([clientId, { body, createdAt, isPosted, hasFailed }]): OutgoingMessage[] =>
    known.has(clientId)
      ? []
      : [
          {
            clientId,
            body,
            createdAt,
            file: null,
            phase: hasFailed || isHeld ? 'failed' : 'waiting',
            messageId: null,
            index: null,
            progress: null,
            isPosted,
          },
        ],
  );
  if (back.length > 0) set(patchThreadAtom, { key, change: ({ outgoing }) => ({ outgoing: [...back, ...outgoing] }) });
});

/** Sends waiting messages one by one. Each keeps its id, so that the gateway accepts it once. */
export const settleOutboxAtom = atom(null, (get, set, { chat: _chat, ...sender }: OpenThread): void => {
  const key = threadKey(sender.ref);
  const isLinked = get(liveThreadsAtom).get(key)?.chat?.connection === 'online';
  for (const { clientId, phase, file, scheduled } of get(threadOfAtom)(key).outgoing) {
    if (phase === 'waiting' && !scheduled && (file === null || isLinked)) {
      void set(deliverAtom, { ...sender, clientId, isSettled: true });
    }
  }
});

/** Stops sending waiting messages automatically. The person can send or delete them. */
export const pauseOutboxAtom = atom(null, (_get, set, ref: ThreadRef): void =>
  set(patchThreadAtom, {
    key: threadKey(ref),
    change: ({ outgoing }) => ({
      outgoing: outgoing.map((each) =>
        each.phase === 'waiting' ? { ...each, phase: 'failed', scheduled: undefined } : each,
      ),
    }),
  }),
);
