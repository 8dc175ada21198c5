import { useSetAtom } from 'jotai';
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ThreadRef } from '../../contract/message-thread.js';
import { bubbleAt, THREAD_LIST } from '../../domain/message-thread/bubble.js';
import { deliveryOf } from '../../domain/message-thread/delivery.js';
import { createMessageTimes } from '../../i18n/message-times.js';
import type { MessageThread, OpenThread } from '../../state/message-thread.js';
import { loadEarlierAtom } from '../../state/message-thread-earlier.js';
import { Icon } from '../../ui/icon.js';
import { down } from '../../ui/thread-icons.js';
import { WindowList, type WindowListHandle } from '../../ui/window-list.js';
import { useWidget } from '../widget/widget-context.js';
import { dayWords } from './day-words.js';
import { EarlierMessages } from './earlier-messages.js';
import { MessageBubble } from './message-bubble.js';
import { OutgoingBubble } from './outgoing-bubble.js';
import { type OpenImage, ThreadImage } from './thread-image.js';
import { unreadWords } from './unread-words.js';
import { useUnseen } from './use-unseen.js';

export interface ThreadListProps {
  readonly threadRef: ThreadRef;
  readonly thread: MessageThread;
  readonly request: OpenThread;
  readonly name: string;
  /** Whether the latest message is in view. */
  readonly isAtEnd: boolean;
  readonly onAtEnd: (isAtEnd: boolean) => void;
  /** A button that was pressed is going away. */
  readonly onPressed: () => void;
}

/** The messages: older ones come when the start is near, new ones are followed while the end is in view. */
export function ThreadList(props: ThreadListProps): ReactElement {
  const { threadRef, thread, request, name, isAtEnd, onAtEnd, onPressed } = props;
  const { t, reading, format } = useWidget();
  const { messages, outgoing, identity, unread, earlier, hasEarlier, peerReadIndex, isPeerTyping } = thread;
  const list = useRef<WindowListHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [image, setImage] = useState<OpenImage | null>(null);
  const loadEarlier = useSetAtom(loadEarlierAtom);
  const times = useMemo(() => createMessageTimes(format.locale, reading.timeZone), [format.locale, reading.timeZone]);
  const unseen = useUnseen(thread, isAtEnd);

  const rows = useMemo(
    () => ({
      count: messages.length,
      keyAt: (at: number) => messages[at]?.index ?? 0,
      estimateAt: (at: number) => THREAD_LIST.estimate(messages[at]),
    }),
    [messages],
  );
  const lastOwn = useMemo(
    () => messages.findLast(({ author }) => author === identity)?.index ?? -1,
    [messages, identity],
  );
  const onNearStart = useCallback(() => void loadEarlier(threadRef), [loadEarlier, threadRef]);
  const renderAt = (at: number) => {
    const message = messages[at];
    if (message === undefined) return null;
    const view = { identity, unreadFrom: unread?.index ?? null, dayOf: times.dayOf };
    const { isOwn, joins, startsDay, startsUnread, endsGroup } = bubbleAt(messages, at, view);
    return (
      <MessageBubble
        key={message.index}
        threadRef={threadRef}
        message={message}
        isOwn={isOwn}
        author={joins || message.author === null ? '' : isOwn ? t('youSaid') : name}
        joins={joins}
        day={startsDay ? dayWords(message.createdAt, Date.now(), times, t) : ''}
        unread={startsUnread ? unreadWords(unread, t) : ''}
        time={endsGroup ? times.full(message.createdAt) : ''}
        delivery={message.index === lastOwn ? deliveryOf(message, peerReadIndex) : null}
        onOpenImage={setImage}
      />
    );
  };

  const toEnd = () => {
    list.current?.toEnd();
    onPressed();
  };

  // A message of one's own brings the end back, whatever was being read.
  const sent = outgoing.length;
  const before = useRef(sent);
  useEffect(() => {
    if (sent > before.current) list.current?.toEnd();
    before.current = sent;
  }, [sent]);

  return (
    <div className="list">
      <WindowList
        className="scroller"
        handle={list}
        scroller={scroller}
        rows={rows}
        renderAt={renderAt}
        label={t('messagesList', { name })}
        threshold={THREAD_LIST.threshold}
        onNearStart={hasEarlier ? onNearStart : undefined}
        onAtEnd={onAtEnd}
        before={<EarlierMessages state={earlier} onRetry={onNearStart} />}
        after={
          <div className="after">
            {outgoing.map((message) => (
              <OutgoingBubble key={message.clientId} message={message} request={request} onPressed={onPressed} />
            ))}
            {isPeerTyping ? (
              <p className="typing">
                <span className="dots" aria-hidden="true">
                  <i />
                  <i />
                  <i />
                </span>
                <span dir="auto">{t('isTyping', { name })}</span>
              </p>
            ) : null}
          </div>
        }
      />
      {isAtEnd ? null : (
        <button type="button" className="jump" part="jump" onClick={toEnd}>
          <Icon path={down} />
          {t('jumpToLatest')}
          {unseen > 0 ? (
            <span className="count">
              {unseen}
              <span className="sr"> {t('newCount', { count: unseen })}</span>
            </span>
          ) : null}
        </button>
      )}
      <ThreadImage image={image} returnTo={scroller} onClose={() => setImage(null)} />
    </div>
  );
}
