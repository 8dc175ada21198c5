import { useRef } from 'react';
import type { MessageThread } from '../../state/message-thread.js';

/** How many messages of the customer have come below while the end was not in view. */
export function useUnseen({ messages, identity, phase }: MessageThread, isAtEnd: boolean): number {
  const seen = useRef<number | null>(null);
  const lastIndex = messages.at(-1)?.index ?? -1;
  if (phase === 'ready' && (isAtEnd || seen.current === null)) seen.current = lastIndex;
  const from = seen.current ?? Number.POSITIVE_INFINITY;
  let unseen = 0;
  for (let at = messages.length - 1; at >= 0; at -= 1) {
    const message = messages[at];
    if (message === undefined || message.index <= from) break;
    if (message.author !== identity) unseen += 1;
  }
  return unseen;
}
