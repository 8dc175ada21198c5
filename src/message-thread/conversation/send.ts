import { type Failure, isExpiredAtom, runCall } from '../../element/run-call.js';
import { sendMessage as sendMessageCall } from '../../gateway/calls/message-center.js';
import { callQueueAtom } from '../../session/call-queue.js';
import { isOnline } from '../../session/connectivity.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import { outboxAtom, withText } from '../../session/outbox.js';
import { DRAFT_LIFE_MS } from '../../session/persisted-since.js';
import { type Store, sessionAtom } from '../../session/session.js';
import type { OutgoingFile, OutgoingMessage } from '../message.js';
import {
  liveThreadsAtom,
  type OpenThread,
  patchThread,
  type Sender,
  type SentFile,
  sentFilesAtom,
  threadKey,
  threadOfAtom,
} from './conversation-state.js';
import { deliverFile } from './media.js';
import {
  addOutgoing,
  outgoingIn,
  outgoingOf,
  putOutgoing,
  removeOutgoing,
  reportSent,
  type Sending,
} from './outgoing.js';

export interface NewMessage extends Sender {
  readonly text: string;
  readonly files: readonly SentFile[];
}

/**
 * Sends a text through the gateway, then each file through the chat. All of them appear in the thread immediately, and
 * stay there if they cannot be sent.
 */
export function sendMessage({ text, files, ...sender }: NewMessage): void {
  const total = files.length;
  if (text.trim() !== '') void sendText(sender, text);
  for (const [at, file] of files.entries()) {
    void sendFile(sender, file, total > 1 ? { index: at + 1, total } : undefined);
  }
}

function sendText(sender: Sender, text: string): Promise<void> {
  const { store } = sender.session;
  const outgoing = outgoingOf(text.trim(), null);
  const { clientId, body, createdAt } = outgoing;
  const message = { ...sender, clientId };
  addOutgoing(sender, outgoing);
  const unsent = { body, createdAt, isPosted: false, hasFailed: store.get(isExpiredAtom) };
  const stored = store.get(outboxAtom)?.save(threadKey(sender.ref), clientId, unsent);
  void stored?.then((isStored) => isStored || putOutgoing(message, { isUnstored: true }));
  return deliver(message);
}

function sendFile(sender: Sender, file: SentFile, inSet: OutgoingFile['inSet']): Promise<void> {
  const { size, type, name = '' } = file;
  const message = outgoingOf('', { name, size, contentType: type, inSet });
  sender.session.store.get(sentFilesAtom).set(message.clientId, file);
  addOutgoing(sender, message);
  return deliver({ ...sender, clientId: message.clientId });
}

/** Sends an outgoing message, for the first time or again. Messages of one conversation are sent one by one. */
export async function deliver(message: Sending): Promise<void> {
  const { store } = message.session;
  // The person may have tried again before a replay.
  if (outgoingIn(message)?.phase === 'sent') return;
  if (!isOnline()) {
    // Nothing is sent automatically after the sign-in expired.
    putOutgoing(message, { phase: store.get(isExpiredAtom) ? 'failed' : 'waiting' });
    return;
  }
  putOutgoing(message, { phase: 'sending' });
  await store.get(callQueueAtom)(`message ${threadKey(message.ref)}`, () => deliverNext(message));
}

async function deliverNext(message: Sending): Promise<void> {
  const { store } = message.session;
  const { ref, clientId, isSettled = false } = message;
  const outgoing = outgoingIn(message);
  // Deleted in the meantime, or already received from the chat.
  if (outgoing === undefined || outgoing.phase === 'sent') return;
  // The previous message was refused, so this one waits for the person.
  if (isSettled && store.get(isExpiredAtom)) return putOutgoing(message, { phase: 'failed' });
  if (outgoing.file !== null) return deliverFile(message);
  await withText(clientId, async () => {
    const isGone = isSettled && (await store.get(outboxAtom)?.statusOf(threadKey(ref), clientId)) === 'gone';
    // An expired draft waits for the person. A newer one that is gone was sent or deleted by another tab.
    if (isGone && outgoing.createdAt <= Date.now() - DRAFT_LIFE_MS) putOutgoing(message, { phase: 'failed' });
    else if (isGone) removeOutgoing(message);
    else await deliverText(message, outgoing);
  });
}

/** Sends a text through the gateway. It stays outgoing until the chat delivers it. */
async function deliverText(message: Sending, { body: text, createdAt }: OutgoingMessage): Promise<void> {
  const { ref, session, clientId } = message;
  const { store } = session;
  const key = threadKey(ref);
  putOutgoing(message, { isPosted: true });
  void store.get(outboxAtom)?.save(key, clientId, { body: text, createdAt, isPosted: true, hasFailed: false });
  const isWanted = () => outgoingIn(message)?.phase === 'failed';
  const outcome = await runCall(session, {
    definition: sendMessageCall,
    call: (send, options) => send({ text, senderEntityId: ref.spId, receiverEntityId: ref.userId }, options),
    requestId: clientId,
    replay: { run: () => deliver({ ...message, isSettled: false }), isWanted },
  });
  if (outcome.kind === 'aborted') return;
  if (outcome.kind === 'failed') return notSent(message, outcome.failure);
  const { messageId } = outcome.value;
  void store.get(outboxAtom)?.drop(key, clientId);
  const hasArrived = store
    .get(threadOfAtom)(key)
    .messages.some(({ id }) => id === messageId);
  if (hasArrived) removeOutgoing(message);
  else putOutgoing(message, { phase: 'sent', messageId });
  reportSent({ ...message, messageId, kind: 'text' });
}

function notSent(message: Sending, failure: Failure): void {
  const waits = failure.kind === 'network' && !isOnline();
  putOutgoing(message, { phase: waits ? 'waiting' : 'failed' });
  const outgoing = outgoingIn(message);
  if (waits || outgoing === undefined) return;
  const { clientId, body, createdAt, isPosted } = outgoing;
  const { store } = message.session;
  void store.get(outboxAtom)?.save(threadKey(message.ref), clientId, { body, createdAt, isPosted, hasFailed: true });
}

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
  const back = persisted
    .filter(([clientId]) => !known.has(clientId))
    .map(
      ([clientId, { body, createdAt, isPosted, hasFailed }]): OutgoingMessage => ({
        clientId,
        body,
        createdAt,
        isPosted,
        file: null,
        messageId: null,
        index: null,
        progress: null,
        phase: hasFailed || isHeld ? 'failed' : 'waiting',
      }),
    );
  if (back.length > 0) patchThread(store, key, ({ outgoing }) => ({ outgoing: [...back, ...outgoing] }));
}

/** Sends waiting messages one by one. Each keeps its id, so that the gateway accepts it once. */
export function settleOutbox(sender: Sender): void {
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
