import type { WidgetSession } from '../../element/run-call.js';
import type { ChatMessage } from '../../gateway/chat/chat.js';
import { MESSAGE_SENT } from '../../gateway/contact-type.js';
import { addActivity } from '../../lead-card/activity/activity-state.js';
import { recordContact } from '../../lead-card/contact/create-contact.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import { outboxAtom } from '../../session/outbox.js';
import type { Store } from '../../session/session.js';
import { createRequestId } from '../../web/request-id.js';
import type { OutgoingFile, OutgoingMessage, OutgoingPhase } from '../message.js';
import {
  liveThreadsAtom,
  patchThread,
  type Sender,
  type SentFile,
  sentFilesAtom,
  type ThreadKey,
  threadKey,
} from './conversation-state.js';

export interface Sending extends Sender {
  readonly clientId: string;
  /** It was not requested in this tab. Another tab may have sent or deleted it. */
  readonly isSettled?: boolean;
}

/** Removes a message that was not sent, with its file. A running upload is canceled. */
export function deleteOutgoing({ store }: WidgetSession, ref: ThreadRef, clientId: string): void {
  const key = threadKey(ref);
  store.get(liveThreadsAtom).get(key)?.uploads.get(clientId)?.abort();
  store.get(sentFilesAtom).delete(clientId);
  void store.get(outboxAtom)?.drop(key, clientId);
  patchThread(store, key, ({ outgoing }) => ({ outgoing: withoutOutgoing(outgoing, clientId) }));
}

export function outgoingFile({ store }: WidgetSession, clientId: string): SentFile | undefined {
  return store.get(sentFilesAtom).get(clientId);
}

/** A message that a person has just sent. */
export function outgoingOf(body: string, file: OutgoingFile | null): OutgoingMessage {
  const common = { phase: 'sending', messageId: null, index: null, progress: null, isPosted: false } as const;
  return { clientId: createRequestId(), body, file, createdAt: Date.now(), ...common };
}

export function addOutgoing(store: Store, key: ThreadKey, message: OutgoingMessage): void {
  patchThread(store, key, ({ outgoing }) => ({ outgoing: [...outgoing, message] }));
}

export function putOutgoing(
  store: Store,
  key: ThreadKey,
  clientId: string,
  change: Parameters<typeof withPhase>[2],
): void {
  patchThread(store, key, ({ outgoing }) => ({ outgoing: withPhase(outgoing, clientId, change) }));
}

interface SentContact extends Pick<Sender, 'ref' | 'leadId' | 'session'> {
  readonly contact?: Sender['contact'] | undefined;
  readonly messageId: string;
}

/** Tells the host that a text has left, or that a file has come back from the chat, and records the contact. */
export function reportSent({ kind, ...sent }: SentContact & { readonly kind: 'text' | 'media' }): void {
  const { ref, leadId, session, contact, messageId } = sent;
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

/** How far apart the clocks of a message and its echo may be, where nothing else tells that they are one. */
const SAME_TEXT_MS = 60_000;

export type OutgoingMessages = readonly OutgoingMessage[];

/**
 * The message of one's own that has come back as `message`: known by the id that the gateway gave, then by the name that the
 * sender gave, last by author, text and a minute, where the gateway has been asked. An echo may come before its reply.
 * @param identity the own identity in the chat
 */
export function echoed(
  outgoing: OutgoingMessages,
  message: ChatMessage,
  identity: string | null,
): OutgoingMessage | undefined {
  if (message.author !== identity) return undefined;
  const byId = outgoing.find(
    ({ messageId, clientId, index }) =>
      messageId === message.id || index === message.index || clientId === message.clientId,
  );
  if (byId !== undefined) return byId;
  // What the gateway has named is some other message, and so is what this message's own name does not fit.
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

/** What is left of the outgoing messages once these have come back. */
export function withoutEchoes(
  outgoing: OutgoingMessages,
  messages: readonly ChatMessage[],
  identity: string | null,
): OutgoingMessages {
  let left = outgoing;
  for (const message of messages) {
    if (left.length === 0) return left;
    const mine = echoed(left, message, identity);
    if (mine !== undefined) left = left.filter((each) => each !== mine);
  }
  return left;
}

export function withPhase(
  outgoing: OutgoingMessages,
  clientId: string,
  change: Partial<
    Pick<OutgoingMessage, 'messageId' | 'index' | 'progress' | 'isPosted' | 'isUnstored' | 'scheduled'>
  > & {
    readonly phase?: OutgoingPhase;
  },
): OutgoingMessages {
  return outgoing.map((each) => (each.clientId === clientId ? { ...each, ...change } : each));
}

export function withoutOutgoing(outgoing: OutgoingMessages, clientId: string): OutgoingMessages {
  return outgoing.filter((each) => each.clientId !== clientId);
}
