import type { Getter, Setter } from 'jotai/vanilla';
import type { OutgoingMessage } from '../contract/message-thread.js';
import { withoutOutgoing } from '../domain/message-thread/outgoing.js';
import { outboxAtom } from '../session/outbox.js';
import { isOnline } from './connectivity.js';
import { patchThreadAtom, type ThreadKey, threadKey, threadOfAtom } from './message-thread.js';
import { recordContactAtom } from './message-thread-contact.js';
import { putOutgoing, type Sending } from './message-thread-outgoing.js';
import { type Failure, runCall } from './run-call.js';

/** Sends a text through the gateway; it stays in the thread until the chat brings it back. */
export async function deliverText(
  get: Getter,
  set: Setter,
  message: Sending,
  { body: text, createdAt }: OutgoingMessage,
  again: () => Promise<void>,
): Promise<void> {
  const { ref, leadId, asker, contact, clientId } = message;
  const key = threadKey(ref);
  putOutgoing(set, key, clientId, { isPosted: true });
  void get(outboxAtom)?.keep(key, clientId, { body: text, createdAt, isPosted: true, hasFailed: false });
  const isWanted = () =>
    get(threadOfAtom)(key).outgoing.some((each) => each.clientId === clientId && each.phase === 'failed');
  const outcome = await runCall(get, {
    asker,
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
  const hasCome = get(threadOfAtom)(key).messages.some(({ id }) => id === messageId);
  if (hasCome) {
    set(patchThreadAtom, { key, change: ({ outgoing }) => ({ outgoing: withoutOutgoing(outgoing, clientId) }) });
  } else putOutgoing(set, key, clientId, { phase: 'sent', messageId });
  asker.emit('message-sent', { messageId, ...(leadId === undefined ? {} : { leadId }), kind: 'text' });
  asker.emit('analytics', {
    name: 'message-send',
    userType: 'Authenticated',
    ...(leadId === undefined ? {} : { leadId }),
  });
  void set(recordContactAtom, { ref, leadId, asker, contact, messageId });
}

function notSent(get: Getter, set: Setter, key: ThreadKey, clientId: string, failure: Failure): void {
  const waits = failure.kind === 'network' && !isOnline();
  putOutgoing(set, key, clientId, { phase: waits ? 'waiting' : 'failed' });
  if (waits) return;
  const message = get(threadOfAtom)(key).outgoing.find((each) => each.clientId === clientId);
  if (message === undefined) return;
  const { body, createdAt, isPosted } = message;
  void get(outboxAtom)?.keep(key, clientId, { body, createdAt, isPosted, hasFailed: true });
}
