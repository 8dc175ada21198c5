import type { Conversation, Message } from '@twilio/conversations';
import type { ChatEvents, ChatMessage, ChatPage } from '../../gateway/chat/chat.js';
import type { Emitter } from '../../gateway/chat/emitter.js';
import type { AttachmentListener } from './attachment.js';
import { createMessageLog } from './message-log.js';
import { toMessage } from './to-message.js';

export interface FeedOptions {
  readonly identity: string;
  readonly emitter: Emitter<ChatEvents>;
  /** Returns the current conversation. */
  readonly conversation: () => Promise<Conversation>;
  readonly gapMs: number;
  readonly onGone: () => void;
}

/** Everything that a conversation delivers: requested pages and live events. */
export interface Feed {
  readonly listener: AttachmentListener;
  /** The highest known index, or -1. */
  readonly highest: number;
  page(conversation: Conversation, limit: number, from?: number): Promise<ChatPage>;
  /** Reads the delivered messages again and reports every difference. */
  catchUp(conversation: Conversation): Promise<void>;
  /** The own message with this name. */
  findOwn(clientId: string): ChatMessage | undefined;
  end(): void;
}

export function createFeed({ identity, emitter, conversation, gapMs, onGone }: FeedOptions): Feed {
  const horizon = createReadHorizon(identity);
  const read = (messages: readonly Message[]) => messages.map(toMessage).map(horizon.show);
  const log = createMessageLog({
    emitter,
    gapMs,
    fetchBetween: async (after, upTo) => read(await readSince(await conversation(), after, upTo)),
  });

  return {
    listener: {
      added: (message) => log.add(horizon.show(message)),
      updated: (message) => log.change(horizon.show(message)),
      removed: log.remove,
      typing(author, active) {
        if (author !== identity) emitter.emit('typing', { identity: author, active });
      },
      read(author, index) {
        if (!horizon.advance(author, index)) return;
        emitter.emit('peerRead', { identity: author, index });
        for (const message of log.messages()) log.change(horizon.show(message));
      },
      gone: onGone,
    },
    get highest() {
      return log.highest;
    },
    async page(target, limit, from) {
      const { messages, hasEarlier } = await readBack(target, limit, from);
      const shown = read(messages);
      log.deliver(shown);
      return { messages: shown, hasEarlier };
    },
    async catchUp(target) {
      const asOf = new Set(log.messages().map(({ index }) => index));
      log.replace(read(await readSince(target, (log.lowest ?? 0) - 1)), asOf);
    },
    findOwn: (clientId) => log.messages().find((one) => one.clientId === clientId && one.author === identity),
    end: log.end,
  };
}

/** How far the others have read, which marks own messages as read. */
interface ReadHorizon {
  /** @returns whether this changed anything */
  advance(identity: string, index: number): boolean;
  /** The message, as read if somebody else has read it. */
  show(message: ChatMessage): ChatMessage;
}

/** @param own this side's identity */
function createReadHorizon(own: string): ReadHorizon {
  const horizons = new Map<string, number>();

  function isRead(index: number): boolean {
    return [...horizons.values()].some((horizon) => horizon >= index);
  }

  return {
    advance(identity, index) {
      if (identity === own || index <= (horizons.get(identity) ?? -1)) return false;
      horizons.set(identity, index);
      return true;
    },
    show(message) {
      const mayBeRead = message.author === own && message.delivery !== 'failed';
      return mayBeRead && isRead(message.index) ? { ...message, delivery: 'read' } : message;
    },
  };
}

interface IndexRange {
  /** In ascending order. */
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

/**
 * Reads messages backwards. A short page is not the end: the end is index 0, or a page without a previous one.
 * @param from the highest index; the newest message by default
 */
async function readBack(conversation: Conversation, limit: number, from?: number): Promise<IndexRange> {
  const messages: Message[] = [];
  let anchor = from;
  for (;;) {
    const page = await conversation.getMessages(limit - messages.length, anchor, 'backwards');
    const found = page.items.filter(({ index }) => anchor === undefined || index <= anchor);
    messages.unshift(...found);
    const lowest = messages[0]?.index ?? 0;
    const hasEarlier = page.hasPrevPage && found.length > 0 && lowest > 0;
    if (!hasEarlier || messages.length >= limit) return { messages, hasEarlier };
    anchor = lowest - 1;
  }
}

/** Reads every message with an index above `after`, up to and including `upTo` or the newest one. */
async function readSince(conversation: Conversation, after: number, upTo?: number): Promise<Message[]> {
  const messages: Message[] = [];
  let anchor = upTo;
  for (;;) {
    const { messages: found, hasEarlier } = await readBack(conversation, 50, anchor);
    messages.unshift(...found.filter(({ index }) => index > after));
    const lowest = found[0]?.index;
    if (!hasEarlier || lowest === undefined || lowest <= after + 1) return messages;
    anchor = lowest - 1;
  }
}
