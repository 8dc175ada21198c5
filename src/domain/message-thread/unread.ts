import type { ThreadMessages, UnreadMark } from '../../contract/message-thread.js';

/**
 * The messages of others that came after what was read; null where all is read, or nobody says what is.
 * @param hasEarlier whether older messages than these are not here
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

/** The mark once older messages have come. */
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
