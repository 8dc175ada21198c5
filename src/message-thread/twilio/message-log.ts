import type { ChatEvents, ChatMessage } from '../../gateway/chat/chat.js';
import type { Emitter } from '../../gateway/chat/emitter.js';

export interface MessageLogOptions {
  readonly emitter: Emitter<ChatEvents>;
  /** Loads the messages after `after`, up to and including `upTo`. */
  readonly fetchBetween: (after: number, upTo: number) => Promise<readonly ChatMessage[]>;
  /** How long to wait for messages that a later one overtook, in milliseconds. */
  readonly gapMs: number;
}

/** Tracks the delivered messages of a thread, so that each is delivered once and in order. */
export interface MessageLog {
  readonly lowest: number | undefined;
  /** The highest index that was ever known. */
  readonly highest: number;
  messages(): readonly ChatMessage[];
  /** Records a delivered page. */
  deliver(messages: readonly ChatMessage[]): void;
  add(message: ChatMessage): void;
  change(message: ChatMessage): void;
  remove(index: number): void;
  /** Compares with everything that the service has from `lowest` on, and reports every difference. */
  replace(present: readonly ChatMessage[], asOf: ReadonlySet<number>): void;
  end(): void;
}

export function createMessageLog({ emitter, fetchBetween, gapMs }: MessageLogOptions): MessageLog {
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
    get highest() {
      return highest;
    },
    messages: () => [...known.values()],
    deliver(messages) {
      for (const message of messages) note(message);
      advance();
    },
    add(message) {
      if (known.has(message.index) || message.index <= settled) return;
      // It is below the highest index, so it is only late. Deliver it out of order.
      if (message.index <= highest + 1 && !earlyUpdates.has(message.index)) emit(message);
      else earlyUpdates.set(message.index, message);
      advance();
    },
    change,
    remove,
    replace(present, asOf) {
      const there = new Set(present.map(({ index }) => index));
      for (const index of asOf) if (!there.has(index)) remove(index);
      for (const message of present) {
        if (known.has(message.index)) change(message);
        else emit(message);
      }
    },
    end() {
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
