import type { WidgetSession } from '../../element/run-call.js';
import { THREAD_PAGE_SIZE } from '../../gateway/limits.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import { withEarlierUnread, withMessages } from '../list/messages.js';
import { liveThreadsAtom, patchThread, threadKey, threadOfAtom } from './conversation-state.js';

/**
 * Loads older messages until the earliest index is zero or the service has no more. Removed messages leave gaps, so
 * index 0 may never come.
 */
export async function loadEarlier({ store }: WidgetSession, ref: ThreadRef): Promise<void> {
  const key = threadKey(ref);
  const { messages, hasEarlier, earlier } = store.get(threadOfAtom)(key);
  const chat = store.get(liveThreadsAtom).get(key)?.chat;
  const first = messages[0]?.index ?? 0;
  if (!chat || !hasEarlier || first === 0 || earlier === 'loading') return;
  // The chat was replaced or closed. Its answer is ignored.
  const isOpen = () => store.get(liveThreadsAtom).get(key)?.chat === chat;
  patchThread(store, key, { earlier: 'loading' });
  try {
    const page = await chat.earlier(first, THREAD_PAGE_SIZE);
    if (!isOpen()) return;
    patchThread(store, key, (thread) => {
      // An empty page ends it too.
      const hasMore = page.hasEarlier && page.messages.length > 0;
      return {
        earlier: 'idle',
        hasEarlier: hasMore,
        messages: withMessages(thread.messages, page.messages),
        unread: withEarlierUnread(thread.unread, page.messages, thread.identity, hasMore),
      };
    });
  } catch {
    if (!isOpen()) return;
    patchThread(store, key, { earlier: 'failed' });
  }
}
