import type { ChatMessage } from '../../gateway/chat/chat.js';
import type { OutgoingMessage, OutgoingPhase } from '../message.js';

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
