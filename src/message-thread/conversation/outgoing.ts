import type { ChatMessage } from '../../gateway/chat/chat.js';
import { MESSAGE_SENT } from '../../gateway/contact-type.js';
import { addActivity } from '../../lead-card/activity/activity-state.js';
import { recordContact } from '../../lead-card/contact/create-contact.js';
import { outboxAtom } from '../../session/outbox.js';
import { createRequestId } from '../../web/request-id.js';
import type { OutgoingFile, OutgoingMessage } from '../message.js';
import {
  liveThreadsAtom,
  patchThread,
  type Sender,
  sentFilesAtom,
  threadKey,
  threadOfAtom,
} from './conversation-state.js';

export interface Sending extends Sender {
  readonly clientId: string;
  /** It was not requested in this tab. Another tab may have sent or deleted it. */
  readonly isSettled?: boolean;
}

/** One outgoing message of a conversation. */
type OutgoingRef = Pick<Sending, 'session' | 'ref' | 'clientId'>;

/** Removes a message that was not sent, with its file. A running upload is canceled. */
export function deleteOutgoing(message: OutgoingRef): void {
  const { ref, clientId } = message;
  const { store } = message.session;
  const key = threadKey(ref);
  store.get(liveThreadsAtom).get(key)?.uploads.get(clientId)?.abort();
  store.get(sentFilesAtom).delete(clientId);
  void store.get(outboxAtom)?.drop(key, clientId);
  removeOutgoing(message);
}

export function removeOutgoing({ session, ref, clientId }: OutgoingRef): void {
  patchThread(session.store, threadKey(ref), ({ outgoing }) => ({
    outgoing: outgoing.filter((each) => each.clientId !== clientId),
  }));
}

/** The outgoing message, unless it has arrived or was deleted. */
export function outgoingIn({ session, ref, clientId }: OutgoingRef): OutgoingMessage | undefined {
  const { outgoing } = session.store.get(threadOfAtom)(threadKey(ref));
  return outgoing.find((each) => each.clientId === clientId);
}

export function outgoingOf(body: string, file: OutgoingFile | null): OutgoingMessage {
  const common = { phase: 'sending', messageId: null, index: null, progress: null, isPosted: false } as const;
  return { clientId: createRequestId(), body, file, createdAt: Date.now(), ...common };
}

export function addOutgoing({ session, ref }: Sender, message: OutgoingMessage): void {
  patchThread(session.store, threadKey(ref), ({ outgoing }) => ({ outgoing: [...outgoing, message] }));
}

export function putOutgoing(
  { session, ref, clientId }: OutgoingRef,
  change: Partial<Omit<OutgoingMessage, 'clientId' | 'body' | 'file' | 'createdAt'>>,
): void {
  patchThread(session.store, threadKey(ref), ({ outgoing }) => ({
    outgoing: outgoing.map((each) => (each.clientId === clientId ? { ...each, ...change } : each)),
  }));
}

interface SentMessage extends Sender {
  readonly messageId: string;
  readonly kind: 'text' | 'media';
}

/** Fires `message-sent` and records the contact. */
export function reportSent({ ref, leadId, session, contact, messageId, kind }: SentMessage): void {
  const { store } = session;
  const about = leadId === undefined ? {} : { leadId };
  session.emit('message-sent', { messageId, ...about, kind });
  session.emit('analytics', { name: 'message-send', userType: 'Authenticated', ...about });
  void recordContact(session, {
    spId: ref.spId,
    leadId,
    type: MESSAGE_SENT,
    entityType: 'message',
    entityId: messageId,
    settings: contact,
  });
  if (leadId !== undefined) {
    addActivity(store, { spId: ref.spId, leadId }, { kind: 'messaged', at: Date.now() });
  }
}

/** A text and its echo without an id match within this time, in milliseconds. */
const SAME_TEXT_MS = 60_000;

/**
 * Finds the outgoing message that arrived as `message`: by its id or index, else by author, text and time. The chat may
 * deliver a text before the gateway has answered with its id.
 * @param identity this side's identity in the chat
 */
export function echoed(
  outgoing: readonly OutgoingMessage[],
  message: ChatMessage,
  identity: string | null,
): OutgoingMessage | undefined {
  if (message.author !== identity) return undefined;
  const byId = outgoing.find(
    ({ messageId, clientId, index }) =>
      messageId === message.id || index === message.index || clientId === message.clientId,
  );
  if (byId !== undefined) return byId;
  // A message with another client id, or an outgoing one with another message id, is a different message.
  const isNamed = message.clientId !== undefined;
  return outgoing.find(
    ({ messageId, file, isPosted, body, createdAt }) =>
      !isNamed &&
      isPosted &&
      messageId === null &&
      file === null &&
      body === message.body &&
      Math.abs(createdAt - message.createdAt) <= SAME_TEXT_MS,
  );
}

/** The outgoing messages without those that have arrived. */
export function withoutEchoes(
  outgoing: readonly OutgoingMessage[],
  messages: readonly ChatMessage[],
  identity: string | null,
): readonly OutgoingMessage[] {
  let left = outgoing;
  for (const message of messages) {
    if (left.length === 0) return left;
    const mine = echoed(left, message, identity);
    if (mine !== undefined) left = left.filter((each) => each !== mine);
  }
  return left;
}
