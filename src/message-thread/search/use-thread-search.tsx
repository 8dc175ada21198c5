import { type RefObject, useRef, useState } from 'react';
import { LazyBoundary } from '../../element/widget/lazy-boundary.js';
import type { WindowListHandle } from '../../ui/list/window-list.js';
import { focusFirstOf } from '../../ui/popup/focused-in.js';
import { type MessageThread, type OpenThread, threadKey } from '../conversation/conversation-state.js';
import { loadEarlier } from '../conversation/open.js';
import { ThreadSearch } from '../lazy-thread.js';
import type { Found } from './thread-search.js';

/** The search in a conversation. Its code loads when it is opened, and another conversation closes it. */
export function useThreadSearch(
  region: RefObject<HTMLElement | null>,
  { ref, session }: OpenThread,
  thread: MessageThread,
  name: string,
) {
  const key = threadKey(ref);
  const list = useRef<WindowListHandle>(null);
  const [searched, setSearched] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const isOpen = searched === key;
  const close = () => {
    setSearched(null);
    focusFirstOf([region.current?.querySelector<HTMLElement>('.look')]);
  };
  /** The line of the search, while it is open. */
  const line = isOpen ? (
    <LazyBoundary>
      <ThreadSearch
        thread={thread}
        name={name}
        list={list}
        onEarlier={() => void loadEarlier(session, ref)}
        onFound={setFound}
        onClose={close}
      />
    </LazyBoundary>
  ) : null;
  const toggle = () => (isOpen ? close() : setSearched(key));
  return { isOpen, toggle, line, found, list };
}

export type ThreadSearchState = ReturnType<typeof useThreadSearch>;
