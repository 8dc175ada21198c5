import type { ChatMessage, ChatPage } from '../gateway/chat/chat.js';

/** A file that is being sent. */
export interface OutgoingFile {
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
  /** Its place, from 1, among photos that are sent together. */
  readonly inSet?: { readonly index: number; readonly total: number } | undefined;
}

/**
 * The state of a sent message until it appears in the thread: waiting for a connection, being sent, accepted by the
 * gateway, or failed.
 */
export type OutgoingPhase = 'waiting' | 'sending' | 'sent' | 'failed';

/** A sent message that is not in the thread yet. */
export interface OutgoingMessage {
  /** Also the request id of each retry, and the name under which a file is sent. */
  readonly clientId: string;
  /** Empty for a file. */
  readonly body: string;
  readonly file: OutgoingFile | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly phase: OutgoingPhase;
  /** The gateway's id, when the gateway has accepted the message. */
  readonly messageId: string | null;
  /** Index in the thread of a file that the chat has accepted. */
  readonly index: number | null;
  /** Progress of the upload, from 0 to 1; null if unknown. */
  readonly progress: number | null;
  /** The request was sent, or the upload began. It may have been accepted even without an answer. */
  readonly isPosted: boolean;
  /** The device could not store the text, so it lasts only as long as the page. */
  readonly isUnstored?: boolean;
  /** It waits for this moment, in milliseconds since 1970: a morning in the customer's time zone. */
  readonly scheduled?: { readonly at: number; readonly timeZone: string } | undefined;
}

export interface ContactNumber {
  readonly phoneNumber: string;
  /** A temporary number that no longer works. */
  readonly expired: boolean;
  readonly temporary: boolean;
}

/** The messages that were unread when the thread opened. The mark does not move. */
export interface UnreadMark {
  /** Index of the first unread message, or the lowest possible one while older messages may be missing. */
  readonly index: number;
  readonly count: number;
  /** Older unread messages may not be loaded yet. */
  readonly hasMore: boolean;
}

/** The messages of a thread, in ascending order of their indices. */
export type ThreadMessages = readonly ChatMessage[];

/**
 * Merges messages that may arrive in any order and repeatedly. Keeps the newest version of each index, in ascending
 * order. Returns the same list if nothing changes.
 */
export function withMessages(messages: ThreadMessages, more: readonly ChatMessage[]): ThreadMessages {
  const [first] = more;
  if (first === undefined) return messages;
  if (isAscending(more)) {
    if (first.index > (messages.at(-1)?.index ?? -1)) return [...messages, ...more];
    if ((more.at(-1)?.index ?? 0) < (messages[0]?.index ?? Number.POSITIVE_INFINITY)) return [...more, ...messages];
  }
  const byIndex = new Map(messages.map((message) => [message.index, message]));
  let isChanged = false;
  for (const message of more) {
    const known = byIndex.get(message.index);
    if (known !== undefined && (isOlder(message, known) || isSame(known, message))) continue;
    byIndex.set(message.index, message);
    isChanged = true;
  }
  return isChanged ? [...byIndex.values()].sort((one, other) => one.index - other.index) : messages;
}

/**
 * Merges the newest page of a chat that has started, without gaps. If the page does not reach the known messages, they are
 * dropped and loaded again with earlier pages. Messages that the page no longer has were removed.
 * @param knownUpTo the highest index before the start; -1 for none
 * @param isContinued whether known messages may stay
 * @returns `hasEarlier` is null if older pages have answered it
 */
export function withRecent(
  messages: ThreadMessages,
  page: ChatPage,
  knownUpTo: number,
  isContinued: boolean,
): { readonly messages: ThreadMessages; readonly hasEarlier: boolean | null } {
  const from = page.messages[0]?.index ?? Number.POSITIVE_INFINITY;
  const upTo = page.messages.at(-1)?.index ?? -1;
  const staysBefore = isContinued && page.hasEarlier && from <= knownUpTo + 1 ? from : 0;
  const paged = new Set(page.messages.map(({ index }) => index));
  const left = messages.filter(
    ({ index }) => index < staysBefore || paged.has(index) || (index > upTo && index > knownUpTo),
  );
  const hasOlder = (left[0]?.index ?? staysBefore) < staysBefore;
  return { messages: withMessages(left, page.messages), hasEarlier: hasOlder ? null : page.hasEarlier };
}

/** Replaces a known message, unless by an older version. A change to an unknown message adds nothing. */
export function withUpdate(messages: ThreadMessages, message: ChatMessage): ThreadMessages {
  const at = placeOfIndex(messages, message.index);
  const known = messages[at];
  if (known?.index !== message.index || isOlder(message, known)) return messages;
  return messages.with(at, message);
}

export function withoutIndex(messages: ThreadMessages, index: number): ThreadMessages {
  const at = placeOfIndex(messages, index);
  return messages[at]?.index === index ? messages.toSpliced(at, 1) : messages;
}

/** The position of the message with this index, or where it would be inserted. */
export function placeOfIndex(messages: readonly { readonly index: number }[], index: number): number {
  let [low, high] = [0, messages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle]?.index ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isAscending(messages: readonly ChatMessage[]): boolean {
  return messages.every((message, at) => at === 0 || message.index > (messages[at - 1]?.index ?? 0));
}

function isOlder(one: ChatMessage, other: ChatMessage): boolean {
  return one.updatedAt < other.updatedAt;
}

function isSame(one: ChatMessage, other: ChatMessage): boolean {
  return one.updatedAt === other.updatedAt && one.delivery === other.delivery && one.body === other.body;
}

/**
 * The mark of the unread messages of others; null if there are none or the read index is unknown.
 * @param hasEarlier whether older messages are not loaded
 */
export function unreadStart(
  messages: ThreadMessages,
  identity: string,
  readUpTo: number | null,
  hasEarlier: boolean,
): UnreadMark | null {
  if (readUpTo === null) return null;
  const unread = messages.filter(({ index, author }) => index > readUpTo && author !== identity);
  const hasMore = hasEarlier && (messages[0]?.index ?? 0) > readUpTo + 1;
  if (hasMore) return { index: readUpTo + 1, count: unread.length, hasMore };
  const [first] = unread;
  return first === undefined ? null : { index: first.index, count: unread.length, hasMore };
}

/** The mark after older messages were loaded. */
export function withEarlierUnread(
  mark: UnreadMark | null,
  older: ThreadMessages,
  identity: string | null,
  hasEarlier: boolean,
): UnreadMark | null {
  if (mark?.hasMore !== true) return mark;
  const more = older.filter(({ index, author }) => index >= mark.index && author !== identity);
  const hasMore = hasEarlier && (older[0]?.index ?? 0) > mark.index;
  const index = hasMore ? mark.index : (more[0]?.index ?? mark.index);
  return { index, count: mark.count + more.length, hasMore };
}
