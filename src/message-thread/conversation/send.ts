import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { type Failure, isExpiredAtom, runCall } from '../../element/run-call.js';
import { callQueueAtom } from '../../session/call-queue.js';
import { isOnline } from '../../session/connectivity.js';
import { outboxAtom, withText } from '../../session/outbox.js';
import { DRAFT_LIFE_MS } from '../../session/persisted-since.js';
import type { OutgoingFile, OutgoingMessage } from '../message.js';
import {
  patchThreadAtom,
  type Sender,
  type SentFile,
  sentFilesAtom,
  type ThreadKey,
  threadKey,
  threadOfAtom,
} from './conversation-state.js';
import { deliverFile } from './media.js';
import { addOutgoing, outgoingOf, putOutgoing, reportSentAtom, type Sending } from './outgoing.js';
import { withoutOutgoing } from './outgoing-rules.js';

export interface NewMessage extends Sender {
  readonly text: string;
  readonly files: readonly SentFile[];
}

/**
 * Sends a text through the gateway, then each file as a message of its own through the chat, in their order. All appear
 * in the thread at once. What cannot be sent stays there.
 */
export const sendMessageAtom = atom(null, (_get, set, { text, files, ...sender }: NewMessage): void => {
  const total = files.length;
  if (text.trim() !== '') void set(sendTextAtom, { ...sender, text });
  for (const [at, file] of files.entries()) {
    void set(sendFileAtom, { ...sender, file, inSet: total > 1 ? { index: at + 1, total } : undefined });
  }
});

const sendTextAtom = atom(null, (get, set, { text, ...sender }: Sender & { readonly text: string }): Promise<void> => {
  const message = outgoingOf(text.trim(), null);
  const { clientId, body, createdAt } = message;
  const key = threadKey(sender.ref);
  addOutgoing(set, key, message);
  const unsent = { body, createdAt, isPosted: false, hasFailed: get(isExpiredAtom) };
  const stored = get(outboxAtom)?.save(key, clientId, unsent);
  void stored?.then((isStored) => isStored || putOutgoing(set, key, clientId, { isUnstored: true }));
  return set(deliverAtom, { ...sender, clientId });
});

const sendFileAtom = atom(
  null,
  (
    get,
    set,
    { file, inSet, ...sender }: Sender & Pick<OutgoingFile, 'inSet'> & { readonly file: SentFile },
  ): Promise<void> => {
    const key = threadKey(sender.ref);
    const { size, type, name = '' } = file;
    const message = outgoingOf('', { name, size, contentType: type, inSet });
    get(sentFilesAtom).set(message.clientId, file);
    addOutgoing(set, key, message);
    return set(deliverAtom, { ...sender, clientId: message.clientId });
  },
);

/** Sends an outgoing message, for the first time or again. Messages of one conversation are sent one by one. */
export const deliverAtom = atom(null, (get, set, message: Sending): Promise<void> => {
  const key = threadKey(message.ref);
  // The person may have tried again before a replay.
  if (outgoingIn(get, message)?.phase === 'sent') return Promise.resolve();
  if (!isOnline()) {
    // Nothing is sent automatically after the sign-in expired.
    putOutgoing(set, key, message.clientId, { phase: get(isExpiredAtom) ? 'failed' : 'waiting' });
    return Promise.resolve();
  }
  putOutgoing(set, key, message.clientId, { phase: 'sending' });
  return get(callQueueAtom)(`message ${key}`, () => deliver(get, set, message));
});

// An atom cannot set itself, so a replay goes through another one.
const deliverAgainAtom = atom(null, (_get, set, message: Sending) => set(deliverAtom, message));

async function deliver(get: Getter, set: Setter, message: Sending): Promise<void> {
  const key = threadKey(message.ref);
  const outgoing = outgoingIn(get, message);
  // Deleted in the meantime, or already received from the chat.
  if (outgoing === undefined || outgoing.phase === 'sent') return;
  const { clientId, isSettled = false } = message;
  // The previous message was refused, so this one waits for the person.
  if (isSettled && get(isExpiredAtom)) return putOutgoing(set, key, clientId, { phase: 'failed' });
  if (outgoing.file !== null) return deliverFile(get, set, message);
  await withText(clientId, async () => {
    const isGone = isSettled && (await get(outboxAtom)?.fateOf(key, clientId)) === 'gone';
    // Its time is over, so it waits for the person. Before that another tab has sent or deleted it.
    if (isGone && outgoing.createdAt <= Date.now() - DRAFT_LIFE_MS)
      putOutgoing(set, key, clientId, { phase: 'failed' });
    else if (isGone) {
      set(patchThreadAtom, { key, change: (thread) => ({ outgoing: withoutOutgoing(thread.outgoing, clientId) }) });
    } else
      await deliverText(get, set, message, outgoing, () => set(deliverAgainAtom, { ...message, isSettled: false }));
  });
}

/** An own message that the thread does not show yet. */
function outgoingIn(get: Getter, { ref, clientId }: Sending): OutgoingMessage | undefined {
  return get(threadOfAtom)(threadKey(ref)).outgoing.find((each) => each.clientId === clientId);
}

/** Sends a text through the gateway. It stays outgoing until the chat delivers it. */
async function deliverText(
  get: Getter,
  set: Setter,
  message: Sending,
  { body: text, createdAt }: OutgoingMessage,
  again: () => Promise<void>,
): Promise<void> {
  const { ref, leadId, session, contact, clientId } = message;
  const key = threadKey(ref);
  putOutgoing(set, key, clientId, { isPosted: true });
  void get(outboxAtom)?.save(key, clientId, { body: text, createdAt, isPosted: true, hasFailed: false });
  const isWanted = () =>
    get(threadOfAtom)(key).outgoing.some((each) => each.clientId === clientId && each.phase === 'failed');
  const outcome = await runCall(session, {
    operation: 'sendMessage',
    call: (sendMessage, options) =>
      sendMessage({ text, senderEntityId: ref.spId, receiverEntityId: ref.userId }, options),
    requestId: clientId,
    replay: { run: again, isWanted },
  });
  if (outcome.kind === 'aborted') return;
  if (outcome.kind === 'failed') return notSent(get, set, key, clientId, outcome.failure);
  const { messageId } = outcome.value;
  void get(outboxAtom)?.drop(key, clientId);
  const hasArrived = get(threadOfAtom)(key).messages.some(({ id }) => id === messageId);
  if (hasArrived) {
    set(patchThreadAtom, { key, change: ({ outgoing }) => ({ outgoing: withoutOutgoing(outgoing, clientId) }) });
  } else putOutgoing(set, key, clientId, { phase: 'sent', messageId });
  set(reportSentAtom, { ref, leadId, session, contact, messageId, kind: 'text' });
}

function notSent(get: Getter, set: Setter, key: ThreadKey, clientId: string, failure: Failure): void {
  const waits = failure.kind === 'network' && !isOnline();
  putOutgoing(set, key, clientId, { phase: waits ? 'waiting' : 'failed' });
  if (waits) return;
  const message = get(threadOfAtom)(key).outgoing.find((each) => each.clientId === clientId);
  if (message === undefined) return;
  const { body, createdAt, isPosted } = message;
  void get(outboxAtom)?.save(key, clientId, { body, createdAt, isPosted, hasFailed: true });
}
