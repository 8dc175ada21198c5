import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { MessageThread, OpenThread } from '../../state/message-thread.js';
import { markThreadReadAtom } from '../../state/message-thread-read.js';

/**
 * Marks the conversation read again when a message arrives while it is in view, in a page that has the focus; in a hidden tab
 * once a person comes back to it.
 */
export function useReadMarks(
  { messages, identity, phase }: MessageThread,
  request: OpenThread,
  isAtEnd: boolean,
): void {
  const mark = useSetAtom(markThreadReadAtom);
  const last = messages.findLast(({ author }) => author !== identity)?.index ?? -1;
  // What is there when the thread is opened is marked with it.
  const marked = useRef<number | null>(null);
  if (marked.current === null && phase === 'ready') marked.current = last;
  useEffect(() => {
    if (!isAtEnd || marked.current === null || last <= marked.current) return;
    const look = () => {
      if (document.visibilityState !== 'visible' || !document.hasFocus() || last <= (marked.current ?? -1)) return;
      marked.current = last;
      mark({ ref: request.ref, asker: request.asker });
    };
    look();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [last, isAtEnd, mark, request]);
}
