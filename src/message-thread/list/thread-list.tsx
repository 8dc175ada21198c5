import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { LazyBoundary } from '../../element/widget/lazy-boundary.js';
import { useWidget, type Widget } from '../../element/widget/widget-context.js';
import { INFINITE_SCROLL_THRESHOLD } from '../../gateway/limits.js';
import type { MessageKey } from '../../i18n/messages.js';
import { type Lead, placeOf } from '../../lead-card/lead/lead.js';
import { Icon } from '../../ui/icons/icon.js';
import { calendar, down, image, message } from '../../ui/icons/thread-icons.js';
import { WindowList } from '../../ui/list/window-list.js';
import type { MessageThread, OpenThread } from '../conversation/conversation-state.js';
import { loadEarlier } from '../conversation/open.js';
import { ImageLightbox } from '../lazy-thread.js';
import { placeOfIndex, type UnreadMark } from '../message.js';
import type { ThreadSearchState } from '../search/use-thread-search.js';
import type { OpenImage } from '../thread-tools.js';
import { bubbleAt, createMessageTimes, deliveryOf, estimatedHeight, type MessageTimes } from './bubble.js';
import { MessageBubble } from './message-bubble.js';
import { OutgoingBubble } from './outgoing-bubble.js';

export interface ThreadListProps {
  readonly thread: MessageThread;
  readonly request: OpenThread;
  readonly name: string;
  /** Whether the latest message is in view. */
  readonly isAtEnd: boolean;
  readonly onAtEnd: (isAtEnd: boolean) => void;
  /** While the search has results, new messages do not scroll the list. */
  readonly search: Pick<ThreadSearchState, 'found' | 'list'>;
  /** The pressed button is about to disappear. */
  readonly onPressed: () => void;
}

/** The list of messages. It loads older ones near its start and follows new ones while its end is in view. */
export function ThreadList(props: ThreadListProps): ReactElement {
  const { thread, request, name, isAtEnd, onAtEnd, onPressed } = props;
  const { ref, session } = request;
  const { found, list } = props.search;
  const { t, plural, reading, format } = useWidget();
  const { messages, outgoing, identity, unread, earlier, peerReadIndex, isPeerTyping } = thread;
  const scroller = useRef<HTMLDivElement>(null);
  // Not in its message, whose row may be removed while the image is open.
  const [image, setImage] = useState<OpenImage | null>(null);
  const times = useMemo(() => createMessageTimes(format.locale, reading.timeZone), [format.locale, reading.timeZone]);
  const unseen = useUnseen(thread, isAtEnd);

  const rows = useMemo(
    () => ({
      count: messages.length,
      keyAt: (at: number) => messages[at]?.index ?? 0,
      estimateAt: (at: number) => estimatedHeight(messages[at]),
    }),
    [messages],
  );
  const lastOwn = useMemo(
    () => messages.findLast(({ author }) => author === identity)?.index ?? -1,
    [messages, identity],
  );
  const renderAt = (at: number) => {
    const message = messages[at];
    if (message === undefined) return null;
    const view = { identity, unreadFrom: unread?.index ?? null, dayOf: times.dayOf };
    const { isOwn, joins, startsDay, startsUnread, endsGroup } = bubbleAt(messages, at, view);
    return (
      <MessageBubble
        key={message.index}
        threadRef={ref}
        message={message}
        isOwn={isOwn}
        author={joins || message.author === null ? '' : isOwn ? t('youSaid') : name}
        joins={joins}
        day={startsDay ? dayText(message.createdAt, Date.now(), times, t) : ''}
        unread={startsUnread ? unreadText(unread, t, plural) : ''}
        time={times.full(message.createdAt)}
        endsGroup={endsGroup}
        delivery={message.index === lastOwn ? deliveryOf(message, peerReadIndex) : null}
        found={found?.of(message.index)}
        onOpenImage={setImage}
      />
    );
  };

  const toEnd = () => {
    list.current?.toEnd();
    onPressed();
  };

  // Sending a message scrolls to the end.
  const sent = outgoing.length;
  const before = useRef(sent);
  useEffect(() => {
    if (sent > before.current) list.current?.toEnd();
    before.current = sent;
  }, [sent, list]);

  return (
    <div className="list">
      <WindowList
        className="scroller"
        handle={list}
        scroller={scroller}
        rows={rows}
        renderAt={renderAt}
        label={t('messagesList', { name })}
        threshold={INFINITE_SCROLL_THRESHOLD}
        onNearStart={() => void loadEarlier(session, ref, 'scroll')}
        onAtEnd={onAtEnd}
        isHeld={found !== null}
        before={<EarlierMessages state={earlier} onRetry={() => void loadEarlier(session, ref)} />}
        after={
          <div className="after">
            {outgoing.map((message) => (
              <OutgoingBubble key={message.clientId} message={message} request={request} onPressed={onPressed} />
            ))}
            {isPeerTyping ? (
              <p className="hint typing">
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
      {image === null ? null : (
        <LazyBoundary>
          <ImageLightbox {...image} returnTo={scroller} onClose={() => setImage(null)} />
        </LazyBoundary>
      )}
    </div>
  );
}

/** '3 unread messages', or '30+' while older ones may be missing. Empty if none is loaded. */
function unreadText(mark: UnreadMark | null, t: Widget['t'], plural: Widget['plural']): string {
  if (mark === null || mark.count === 0) return '';
  const { count, hasMore } = mark;
  if (hasMore) return t('unreadAtLeast', { count });
  return plural(count, 'unreadOne', 'unreadMany');
}

const HOUR_MS = 3_600_000;

/** 'Today', 'Yesterday', or the day's own name. */
export function dayText(instant: number, now: number, times: MessageTimes, t: Widget['t']): string {
  const [day, today] = [times.dayOf(instant), times.dayOf(now)];
  if (day === today) return t('todayDay');
  // By local date: two days a year have 23 or 25 hours.
  let yesterday = now;
  while (times.dayOf(yesterday) === today) yesterday -= HOUR_MS;
  return day === times.dayOf(yesterday) ? t('yesterdayDay') : times.day(instant, now);
}

/** How many messages of the customer arrived below the visible part. */
function useUnseen({ messages, identity, phase }: MessageThread, isAtEnd: boolean): number {
  const [seen, setSeen] = useState<number | null>(null);
  const lastIndex = messages.at(-1)?.index ?? -1;
  if (phase === 'ready' && (isAtEnd || seen === null) && seen !== lastIndex) setSeen(lastIndex);
  if (seen === null) return 0;
  return messages.slice(placeOfIndex(messages, seen + 1)).filter(({ author }) => author !== identity).length;
}

interface EarlierMessagesProps {
  readonly state: MessageThread['earlier'];
  readonly onRetry: () => void;
}

function EarlierMessages({ state, onRetry }: EarlierMessagesProps): ReactElement {
  const { t } = useWidget();
  return (
    <div className="earlier">
      {state === 'loading' ? (
        <p role="status">
          <span className="spin" aria-hidden="true" /> {t('loadingEarlier')}
        </p>
      ) : null}
      {state === 'failed' ? (
        <p>
          {t('earlierFailed')}{' '}
          <button type="button" className="link" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      ) : null}
    </div>
  );
}

const HINTS: readonly (readonly [string, MessageKey, MessageKey])[] = [
  [message, 'welcomeIntroduce', 'welcomeIntroduceText'],
  [image, 'welcomePhoto', 'welcomePhotoText'],
  [calendar, 'welcomeTime', 'welcomeTimeText'],
];

/** Shown while there are no messages: who the customer is, what they asked for, and how to begin. */
export function ThreadWelcome({ name, lead }: { name: string; lead: Lead | null }): ReactElement {
  const { t } = useWidget();
  const category = lead?.category.name ?? '';
  const place = lead === null ? '' : placeOf(lead.customer.address);
  return (
    <div className="list-space welcome" part="welcome">
      <Picture />
      <h3>{t('welcomeHeading')}</h3>
      <p>
        {t('welcomeText', { name })} {category && place ? t('welcomeAbout', { category, place }) : null}
      </p>
      <ul>
        {HINTS.map(([icon, heading, text]) => (
          <li key={heading}>
            <span className="disc">
              <Icon path={icon} />
            </span>
            <div>
              <h4>{t(heading)}</h4>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two bubbles, one of them with a house. */
function Picture(): ReactElement {
  return (
    <svg className="picture" viewBox="0 0 226 120" aria-hidden="true">
      <path
        className="theirs"
        d="M12 1h128a11 11 0 0 1 11 11v38a11 11 0 0 1-11 11H36L20 77V61h-8A11 11 0 0 1 1 50V12A11 11 0 0 1 12 1z"
      />
      <path className="house" d="M27 30 41 17l14 13M30 28v14h22V28M38 42v-8h6v8" />
      <path className="lines quiet" d="M70 25h52M70 37h32" />
      <path
        className="own"
        d="M92 47h121a12 12 0 0 1 12 12v33a12 12 0 0 1-12 12h-5v14l-14-14H92a12 12 0 0 1-12-12V59a12 12 0 0 1 12-12z"
      />
      <path className="lines" d="M102 69h58M102 82h36" />
      <circle className="tick" cx="196" cy="76" r="15" />
      <path className="mark" d="m189 76 5 5 9-10" />
    </svg>
  );
}
