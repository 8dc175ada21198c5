import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { MessageThread, OpenThread } from '../../state/message-thread.js';
import { useWidget } from '../widget/widget-context.js';
import { useReadMarks } from './use-read-marks.js';

export interface ThreadArrivalsProps {
  readonly thread: MessageThread;
  readonly request: OpenThread;
  readonly name: string;
  /** Whether the latest message is in view. */
  readonly isAtEnd: boolean;
}

/** Marks what arrives as read, and tells a screen reader of it; nothing of what was there at first or came from before. */
export function ThreadArrivals({ thread, request, name, isAtEnd }: ThreadArrivalsProps): ReactElement {
  const { t } = useWidget();
  const { messages, identity, phase } = thread;
  const said = useRef<number | null>(null);
  const [announcement, setAnnouncement] = useState({ index: -1, text: '' });
  useReadMarks(thread, request, isAtEnd);
  const last = messages.at(-1);
  const lastIndex = last?.index ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that has come
  useEffect(() => {
    if (phase !== 'ready') return;
    const before = said.current;
    said.current = Math.max(before ?? -1, lastIndex);
    if (before === null || last === undefined || lastIndex <= before || last.author === identity) return;
    const text = last.body ? t('newMessageFrom', { name, text: last.body }) : t('newImageFrom', { name });
    setAnnouncement({ index: lastIndex, text });
  }, [lastIndex, phase]);
  return (
    <p className="sr" role="status">
      {/* A text of its own each time: the same words twice are said twice. */}
      <span key={announcement.index}>{announcement.text}</span>
    </p>
  );
}
