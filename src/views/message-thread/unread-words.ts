import type { UnreadMark } from '../../contract/message-thread.js';
import type { Widget } from '../widget/widget-context.js';

/** '3 unread messages', or '30+' of them while older ones may be missing; empty where none of them is here. */
export function unreadWords(mark: UnreadMark | null, t: Widget['t']): string {
  if (mark === null || mark.count === 0) return '';
  const { count, hasMore } = mark;
  if (hasMore) return t('unreadAtLeast', { count });
  return t(count === 1 ? 'unreadOne' : 'unreadMany', { count });
}
