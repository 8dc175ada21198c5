import { type ReactElement, useEffect, useReducer, useRef } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import type { ChatMessage } from '../../gateway/chat/chat.js';
import type { MessageThread, OpenThread } from '../conversation/conversation-state.js';
import { markThreadRead } from '../conversation/open.js';
import { placeOfIndex } from '../message.js';

/** More messages than this are announced by their number only. */
const MOST_READ_OUT = 3;

export interface ThreadArrivalsProps {
  readonly thread: MessageThread;
  readonly request: OpenThread;
  readonly name: string;
  /** Whether the latest message is in view. */
  readonly isAtEnd: boolean;
}

/**
 * Marks new messages as read and announces them, and that an own one was sent. Messages that were there at first, and
 * older ones, are not announced.
 */
export function ThreadArrivals({ thread, request, name, isAtEnd }: ThreadArrivalsProps): ReactElement {
  const { t } = useWidget();
  const { messages, identity, phase } = thread;
  const announcedIndex = useRef<number | null>(null);
  const [announcement, announce] = useReducer(({ count }, text: string) => ({ count: count + 1, text }), {
    count: 0,
    text: '',
  });
  useReadMarks(thread, request, isAtEnd);
  useSent(thread, announce);
  const lastIndex = messages.at(-1)?.index ?? -1;
  useEffect(() => {
    if (phase !== 'ready') return;
    const before = announcedIndex.current;
    announcedIndex.current = Math.max(before ?? -1, lastIndex);
    if (before === null || lastIndex <= before) return;
    const newMessages = messages.slice(placeOfIndex(messages, before + 1)).filter(({ author }) => author !== identity);
    if (newMessages.length === 0) return;
    const textOf = ({ body }: ChatMessage) =>
      body ? t('newMessageFrom', { name, text: body }) : t('newImageFrom', { name });
    const count = newMessages.length;
    const text = count > MOST_READ_OUT ? t('newMessagesFrom', { count, name }) : newMessages.map(textOf).join('\n');
    announce(text);
  }, [lastIndex, phase, messages, identity, name, t]);
  return (
    <p className="sr" role="status">
      {/** A new element each time, so that the same text is announced twice. */}
      <span key={announcement.count}>{announcement.text}</span>
    </p>
  );
}

/**
 * Announces each sent message once, and photos that are sent together once, when none of them is being sent anymore. A
 * refused or waiting message is an alert in the list.
 */
function useSent({ outgoing, messages, identity }: MessageThread, announce: (text: string) => void): void {
  const { t } = useWidget();
  const before = useRef(outgoing);
  // The last own message that was handled: the chat may deliver it before or after the gateway's answer.
  const settled = useRef<number | null>(null);
  // The photos being sent together, and the last message before them.
  const set = useRef({ ids: new Set<string>(), after: -1 });
  useEffect(() => {
    const own = messages.findLast(({ author }) => author === identity)?.index ?? -1;
    const wasSending = before.current.filter(({ phase }) => phase === 'sending');
    before.current = outgoing;
    const { ids, after } = set.current;
    const going = outgoing.filter(({ phase, file }) => phase === 'sending' && file?.inSet);
    if (ids.size === 0) set.current.after = messages.at(-1)?.index ?? -1;
    for (const { clientId } of going) ids.add(clientId);
    const now = new Map(outgoing.map(({ clientId, phase }) => [clientId, phase]));
    const hasArrived = own > (settled.current ?? own);
    const isSent = wasSending.some(
      ({ clientId }) => now.get(clientId) === 'sent' || (!now.has(clientId) && hasArrived),
    );
    if (isSent || outgoing.every(({ phase }) => phase !== 'sending')) settled.current = own;
    if (ids.size === 0) {
      if (isSent) announce(t('messageSent'));
      return;
    }
    if (going.length > 0) return;
    const arrived = messages.filter(
      ({ index, author, media }) => index > after && author === identity && media.length > 0,
    );
    const accepted = outgoing.filter(({ clientId, phase }) => ids.has(clientId) && phase === 'sent');
    const total = ids.size;
    set.current = { ids: new Set(), after };
    const count = Math.min(total, arrived.length + accepted.length);
    if (count > 0) announce(t('photosSent', { count, total }));
  }, [outgoing, messages, identity, announce, t]);
}

/**
 * Marks the conversation read when a message arrives in view while the page has the focus. In a hidden tab it waits
 * until the person returns.
 */
function useReadMarks({ messages, identity, phase }: MessageThread, request: OpenThread, isAtEnd: boolean): void {
  const last = messages.findLast(({ author }) => author !== identity)?.index ?? -1;
  // Opening the thread has marked these already.
  const marked = useRef<number | null>(null);
  useEffect(() => {
    if (phase === 'ready') marked.current ??= last;
    if (!isAtEnd || marked.current === null || last <= marked.current) return;
    const look = () => {
      if (document.visibilityState !== 'visible' || !document.hasFocus() || last <= (marked.current ?? -1)) return;
      marked.current = last;
      markThreadRead(request.session, request.ref);
    };
    look();
    const stop = new AbortController();
    window.addEventListener('focus', look, { signal: stop.signal });
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    return () => stop.abort();
  }, [last, phase, isAtEnd, request]);
}
