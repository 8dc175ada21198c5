import { atom } from 'jotai/vanilla';
import { THREAD_PAGE_SIZE } from '../../gateway/limits.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import { withEarlierUnread, withMessages } from '../list/messages.js';
import { liveThreadsAtom, patchThreadAtom, threadKey, threadOfAtom } from './conversation-state.js';

/**
 * Loads older messages until the earliest index is zero or the service has no more. Removed messages leave gaps, so
 * index 0 may never come.
 */
export const loadEarlierAtom = atom(null, async (get, set, ref: ThreadRef): Promise<void> => {
  const key = threadKey(ref);
  const { messages, hasEarlier, earlier } = get(threadOfAtom)(key);
  const chat = get(liveThreadsAtom).get(key)?.chat;
  const first = messages[0]?.index ?? 0;
  if (!chat || !hasEarlier || first === 0 || earlier === 'loading') return;
  // The chat was replaced or closed. Its answer is ignored.
  const isOpen = () => get(liveThreadsAtom).get(key)?.chat === chat;
  set(patchThreadAtom, { key, change: { earlier: 'loading' } });
  try {
    const page = await chat.earlier(first, THREAD_PAGE_SIZE);
    if (!isOpen()) return;
    set(patchThreadAtom, {
      key,
      change: (thread) => {
        // An empty page ends it too.
        const hasMore = page.hasEarlier && page.messages.length > 0;
        return {
          earlier: 'idle',
          hasEarlier: hasMore,
          messages: withMessages(thread.messages, page.messages),
          unread: withEarlierUnread(thread.unread, page.messages, thread.identity, hasMore),
        };
      },
    });
  } catch {
    if (!isOpen()) return;
    set(patchThreadAtom, { key, change: { earlier: 'failed' } });
  }
});
