import type { Conversation, Message } from '@twilio/conversations';
import type { ChatEvents, ChatMessage, ChatPage } from '../../gateway/chat/chat.js';
import type { Emitter } from '../../gateway/chat/emitter.js';
import { type AttachmentListener, toMessage } from './attachment.js';

export interface FeedOptions {
  readonly identity: string;
  readonly emitter: Emitter<ChatEvents>;
  /** Returns the current conversation. */
  readonly conversation: () => Promise<Conversation>;
  readonly gapMs: number;
  readonly onGone: () => void;
}

/** Everything that a conversation delivers: requested pages and live events. */
export function createFeed({ identity, emitter, conversation, gapMs, onGone }: FeedOptions) {
  const horizon = createReadHorizon(identity);
  const read = (messages: readonly Message[]) => messages.map(toMessage).map(horizon.show);
  const log = createMessageLog({
    emitter,
    gapMs,
    fetchBetween: async (after, upTo) => read(await readSince(await conversation(), after, upTo)),
  });

  const listener: AttachmentListener = {
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
  };

  return {
    listener,
    /** The highest known index, or -1. */
    get highest() {
      return log.highest;
    },
    async page(target: Conversation, limit: number, from?: number): Promise<ChatPage> {
      const { messages, hasEarlier } = await readBack(target, limit, from);
      const shown = read(messages);
      log.deliver(shown);
      return { messages: shown, hasEarlier };
    },
    /** Reads the delivered messages again and reports every difference. */
    async catchUp(target: Conversation): Promise<void> {
      const asOf = new Set(log.messages().map(({ index }) => index));
      log.replace(read(await readSince(target, (log.lowest ?? 0) - 1)), asOf);
    },
    /** The own message with this name. */
    findOwn: (clientId: string) => log.messages().find((one) => one.clientId === clientId && one.author === identity),
    end: log.end,
  };
}

/**
 * How far the others have read, which marks own messages as read.
 * @param own this side's identity
 */
function createReadHorizon(own: string) {
  const horizons = new Map<string, number>();
  return {
    /** @returns whether this changed anything */
    advance(identity: string, index: number): boolean {
      if (identity === own || index <= (horizons.get(identity) ?? -1)) return false;
      horizons.set(identity, index);
      return true;
    },
    /** The message, as read if somebody else has read it. */
    show(message: ChatMessage): ChatMessage {
      const mayBeRead = message.author === own && message.delivery !== 'failed';
      const isRead = [...horizons.values()].some((horizon) => horizon >= message.index);
      return mayBeRead && isRead ? { ...message, delivery: 'read' } : message;
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

interface MessageLogOptions {
  readonly emitter: Emitter<ChatEvents>;
  /** Loads the messages after `after`, up to and including `upTo`. */
  readonly fetchBetween: (after: number, upTo: number) => Promise<readonly ChatMessage[]>;
  /** How long to wait for messages that a later one overtook, in milliseconds. */
  readonly gapMs: number;
}

/** Tracks the delivered messages of a thread, so that each is delivered once and in order. */
function createMessageLog({ emitter, fetchBetween, gapMs }: MessageLogOptions) {
  const known = new Map<number, ChatMessage>();
  const earlyUpdates = new Map<number, ChatMessage>();
  let lowest: number | undefined;
  let highest = -1;
  /** The service has listed everything up to here. A lower index that is missing was removed. */
  let settled = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFetching = false;

  function note(message: ChatMessage): void {
    earlyUpdates.delete(message.index);
    known.set(message.index, message);
    lowest = Math.min(lowest ?? message.index, message.index);
    highest = Math.max(highest, message.index);
  }

  function emit(message: ChatMessage): void {
    note(message);
    emitter.emit('added', message);
  }

  function change(message: ChatMessage): void {
    if (earlyUpdates.has(message.index)) earlyUpdates.set(message.index, message);
    const before = known.get(message.index);
    if (!before || isSameMessage(before, message)) return;
    known.set(message.index, message);
    emitter.emit('updated', message);
  }

  function remove(index: number): void {
    earlyUpdates.delete(index);
    if (known.delete(index)) emitter.emit('removed', { index });
  }

  /** Delivers the waiting messages that are next in order. */
  function advance(): void {
    for (let next = earlyUpdates.get(highest + 1); next; next = earlyUpdates.get(highest + 1)) emit(next);
    if (earlyUpdates.size === 0) clearTimeout(timer);
    else if (!isFetching) {
      clearTimeout(timer);
      timer = setTimeout(fillGap, gapMs);
    }
  }

  /** Missing messages are late or removed. Ask the service. */
  async function fillGap(): Promise<void> {
    const upTo = Math.max(...earlyUpdates.keys());
    isFetching = true;
    const found = await fetchBetween(highest, upTo).catch(() => undefined);
    isFetching = false;
    if (found) settled = Math.max(settled, upTo);
    for (const message of found ?? []) if (!known.has(message.index)) earlyUpdates.set(message.index, message);
    const enqueue = [...earlyUpdates.values()].sort((a, b) => a.index - b.index);
    for (const message of enqueue) if (message.index <= upTo) emit(message);
    advance();
  }

  return {
    get lowest() {
      return lowest;
    },
    /** The highest index that was ever known. */
    get highest() {
      return highest;
    },
    messages: (): readonly ChatMessage[] => [...known.values()],
    /** Records a delivered page. */
    deliver(messages: readonly ChatMessage[]): void {
      for (const message of messages) note(message);
      advance();
    },
    add(message: ChatMessage): void {
      if (known.has(message.index) || message.index <= settled) return;
      // It is below the highest index, so it is only late. Deliver it out of order.
      if (message.index <= highest + 1 && !earlyUpdates.has(message.index)) emit(message);
      else earlyUpdates.set(message.index, message);
      advance();
    },
    change,
    remove,
    /** Compares with everything that the service has from `lowest` on, and reports every difference. */
    replace(present: readonly ChatMessage[], asOf: ReadonlySet<number>): void {
      const there = new Set(present.map(({ index }) => index));
      for (const index of asOf) if (!there.has(index)) remove(index);
      for (const message of present) {
        if (known.has(message.index)) change(message);
        else emit(message);
      }
    },
    end(): void {
      clearTimeout(timer);
      earlyUpdates.clear();
      known.clear();
    },
  };
}

/** Whether two versions of a message look the same. */
function isSameMessage(a: ChatMessage, b: ChatMessage): boolean {
  return (
    a.id === b.id &&
    a.body === b.body &&
    a.author === b.author &&
    a.delivery === b.delivery &&
    a.updatedAt === b.updatedAt &&
    a.createdAt === b.createdAt &&
    a.clientId === b.clientId &&
    a.media.length === b.media.length &&
    a.media.every((media, index) => media.id === b.media[index]?.id)
  );
}
