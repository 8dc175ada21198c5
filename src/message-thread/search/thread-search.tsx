import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { Icon } from '../../ui/icons/icon.js';
import { x } from '../../ui/icons/icons.js';
import { down } from '../../ui/icons/thread-icons.js';
import type { WindowListHandle } from '../../ui/list/window-list.js';
import type { MessageThread } from '../conversation/conversation-state.js';
import { placeOfIndex, type ThreadMessages } from '../message.js';
import { messagesWithWords, type Stretch, searchWords, stretchesOf } from './search.js';

/** The most characters of a message that are read out, in UTF-16 units. */
const MAX_READ_OUT = 200;
/** After this many frames the list has drawn and measured a row that it scrolls to. */
const SETTLE_FRAMES = 6;

/** How a bubble draws a message that was found. */
export interface FoundMessage {
  /** A part of the text, with the words marked. */
  readonly text: (part: string, from: number) => ReactNode;
  readonly files: ReactNode;
}

export interface Found {
  /** @returns the same object for the same message; undefined for one without the words */
  of(index: number): FoundMessage | undefined;
}

export interface ThreadSearchProps {
  readonly thread: MessageThread;
  readonly name: string;
  readonly list: RefObject<WindowListHandle | null>;
  readonly onEarlier: () => void;
  readonly onFound: (found: Found | null) => void;
  readonly onClose: () => void;
}

const focusField = (field: HTMLInputElement | null) => field?.focus();

/** Searches the loaded messages. The query is neither sent nor stored. */
export function ThreadSearch({ thread, name, list, onEarlier, onFound, onClose }: ThreadSearchProps): ReactElement {
  const { t, format } = useWidget();
  const { messages, identity } = thread;
  const [query, setQuery] = useState('');
  // The current match: a new object each time the person moves to one.
  const [current, setCurrent] = useState<{ readonly index: number } | null>(null);
  const bar = useRef<HTMLFormElement>(null);
  const words = searchWords(query);
  const hits = useMemo(() => messagesWithWords(messages, words), [messages, words]);
  const at = current === null ? -1 : hits.indexOf(current.index);
  // The query or the messages have changed. The newest match is the first.
  const [newest] = hits;
  if (at < 0 && newest !== undefined) setCurrent({ index: newest });
  else if (at < 0 && current !== null) setCurrent(null);
  const index = hits[at] ?? null;
  const message = index === null ? undefined : messages[placeOfIndex(messages, index)];

  const found = useMemo(
    () => (words === '' ? null : foundIn(messages, hits, words, index)),
    [messages, hits, words, index],
  );
  useLayoutEffect(() => {
    onFound(found);
    return () => onFound(null);
  }, [onFound, found]);

  // Once each time the person moves to a message.
  useEffect(() => {
    if (current === null) return;
    let isWanted = list.current?.toRow(current.index);
    const view = viewIn(bar.current);
    let frame = 0;
    let left = SETTLE_FRAMES;
    const look = () => {
      if (!view || !isWanted?.()) return;
      showMark(view);
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    // An on-screen keyboard, for example, makes the list lower.
    let height = view?.clientHeight ?? 0;
    const observer = new ResizeObserver(() => {
      if (view && isMarkSeen(view, height) && !isMarkSeen(view)) {
        isWanted = list.current?.toRow(current.index);
        showMark(view);
      }
      height = view?.clientHeight ?? 0;
    });
    if (view) observer.observe(view);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [current, list]);
  const go = (by: 1 | -1) => {
    const next = hits[(at + by + hits.length) % hits.length];
    if (next !== undefined) setCurrent({ index: next });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const place = { index: format.count(at + 1), total: format.count(hits.length) };
  const text = message?.body || message?.media[0]?.filename || '';
  const author = message?.author === identity ? t('youSaid') : name;
  return (
    <form
      ref={bar}
      className="search-bar"
      part="search"
      aria-label={t('searchMessages')}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      <input
        ref={focusField}
        className="input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        dir="auto"
        aria-label={t('searchMessages')}
        placeholder={t('searchMessages')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          go(event.shiftKey ? -1 : 1);
        }}
      />
      <p className="hint search-count" role="status">
        {words === '' ? null : message === undefined ? (
          t('searchNone')
        ) : (
          <>
            <span aria-hidden="true">{t('searchCount', place)}</span>
            <span className="sr">
              {t('searchFound', { ...place, name: author, text: text.slice(0, MAX_READ_OUT) })}
            </span>
          </>
        )}
      </p>
      <div className="search-ways">
        <button
          type="button"
          className="btn only quiet up"
          aria-label={t('searchNext')}
          aria-disabled={message === undefined || undefined}
          onClick={() => go(1)}
        >
          <Icon path={down} />
        </button>
        <button
          type="button"
          className="btn only quiet"
          aria-label={t('searchPrevious')}
          aria-disabled={message === undefined || undefined}
          onClick={() => go(-1)}
        >
          <Icon path={down} />
        </button>
        <button type="button" className="btn only quiet" aria-label={t('closeSearch')} onClick={onClose}>
          <Icon path={x} />
        </button>
      </div>
      <SearchedPart thread={thread} onEarlier={onEarlier} />
    </form>
  );
}

/** Says what is searched, and loads more of it. */
function SearchedPart({ thread, onEarlier }: Pick<ThreadSearchProps, 'thread' | 'onEarlier'>): ReactElement {
  const { t } = useWidget();
  const { hasEarlier, earlier, phase } = thread;
  return (
    <div className="search-hint">
      <p>{t('searchHere')}</p>
      {hasEarlier && phase === 'ready' ? (
        <button type="button" className="link" aria-disabled={earlier === 'loading' || undefined} onClick={onEarlier}>
          {t('searchEarlier')}
        </button>
      ) : null}
      {earlier === 'failed' ? <p role="alert">{t('earlierFailed')}</p> : null}
    </div>
  );
}

function viewIn(bar: Element | null): HTMLElement | null {
  return bar?.closest('.thread')?.querySelector<HTMLElement>('.scroller') ?? null;
}

/** Whether the current match is in view, or would be at this height. */
function isMarkSeen(view: HTMLElement, height = view.clientHeight): boolean {
  const mark = view.querySelector('mark.now')?.getBoundingClientRect();
  const { top } = view.getBoundingClientRect();
  return mark !== undefined && mark.top >= top && mark.bottom <= top + height;
}

/** Scrolls to the current match, which a message that is higher than the list may hide. */
function showMark(view: HTMLElement): void {
  const mark = view.querySelector('mark.now');
  if (mark === null || isMarkSeen(view)) return;
  view.scrollTop += mark.getBoundingClientRect().top - view.getBoundingClientRect().top - view.clientHeight / 3;
}

/**
 * Marks the words in the messages that are drawn.
 * @param hits indices of the messages with the words
 * @param current index of the current match
 */
function foundIn(messages: ThreadMessages, hits: readonly number[], words: string, current: number | null): Found {
  const known = new Map<number, FoundMessage>();
  const isHit = new Set(hits);
  return {
    of(index) {
      const message = messages[placeOfIndex(messages, index)];
      if (!isHit.has(index) || message === undefined) return undefined;
      const before = known.get(index);
      if (before !== undefined) return before;
      const className = index === current ? 'now' : undefined;
      const inBody = stretchesOf(message.body, words);
      const files = message.media.flatMap(({ id, filename }) => {
        const stretches = stretchesOf(filename ?? '', words);
        if (filename === null || stretches.length === 0) return [];
        return [
          <p className="found-file" key={`found ${id}`}>
            {marked(filename, 0, stretches, className)}
          </p>,
        ];
      });
      const found = { text: (part: string, from: number) => marked(part, from, inBody, className), files };
      known.set(index, found);
      return found;
    },
  };
}

/** Marks the ranges of a text that fall into one of its parts. */
function marked(
  part: string,
  from: number,
  stretches: readonly Stretch[],
  className: string | undefined,
): readonly ReactNode[] {
  const shown: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of stretches) {
    const [first, last] = [Math.max(at, start - from), Math.min(part.length, end - from)];
    if (first >= last) continue;
    shown.push(part.slice(at, first));
    shown.push(
      <mark key={start} className={className}>
        {part.slice(first, last)}
      </mark>,
    );
    at = last;
  }
  shown.push(part.slice(at));
  return shown;
}
