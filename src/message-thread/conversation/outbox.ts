import { isExpiredAtom } from '../../element/run-call.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import { outboxAtom } from '../../session/outbox.js';
import { type Store, sessionAtom } from '../../session/session.js';
import type { OutgoingMessage } from '../message.js';
import { liveThreadsAtom, type OpenThread, patchThread, threadKey, threadOfAtom } from './conversation-state.js';
import { deliver } from './send.js';

/** Restores the texts that were not sent before a reload. */
export async function restoreOutbox(store: Store, ref: ThreadRef): Promise<void> {
  const key = threadKey(ref);
  const persisted = (await store.get(outboxAtom)?.all(key)) ?? [];
  const known = new Set(
    store
      .get(threadOfAtom)(key)
      .outgoing.map(({ clientId }) => clientId),
  );
  const isHeld = store.get(isExpiredAtom) || store.get(sessionAtom)?.holdsRestored === true;
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
  if (back.length > 0) patchThread(store, key, ({ outgoing }) => ({ outgoing: [...back, ...outgoing] }));
}

/** Sends waiting messages one by one. Each keeps its id, so that the gateway accepts it once. */
export function settleOutbox({ chat: _chat, ...sender }: OpenThread): void {
  const { store } = sender.session;
  const key = threadKey(sender.ref);
  const isLinked = store.get(liveThreadsAtom).get(key)?.chat?.connection === 'online';
  for (const { clientId, phase, file, scheduled } of store.get(threadOfAtom)(key).outgoing) {
    if (phase === 'waiting' && !scheduled && (file === null || isLinked)) {
      void deliver({ ...sender, clientId, isSettled: true });
    }
  }
}

/** Stops sending waiting messages automatically. The person can send or delete them. */
export function pauseOutbox({ ref, session }: OpenThread): void {
  patchThread(session.store, threadKey(ref), ({ outgoing }) => ({
    outgoing: outgoing.map((each) =>
      each.phase === 'waiting' ? { ...each, phase: 'failed', scheduled: undefined } : each,
    ),
  }));
}
