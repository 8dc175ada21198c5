import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import {
  atTheEnd,
  createWindowModel,
  type Place,
  rowsToDraw,
  rowsToHave,
  type WindowModel,
  type WindowRows,
} from './window-model.js';

/** px from the end within which the list stays at its end. */
const AT_END = 32;

export interface WindowListHandle {
  /** Goes to the end and stays there. */
  toEnd(): void;
}

export interface WindowListProps {
  /** The same object while the rows are the same. */
  readonly rows: WindowRows;
  /** One element without margins. */
  readonly renderAt: (at: number) => ReactNode;
  readonly label: string;
  /** px from the start of the list within which more is asked for. */
  readonly threshold: number;
  readonly onNearStart?: (() => void) | undefined;
  readonly onAtEnd?: (isAtEnd: boolean) => void;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly handle?: Ref<WindowListHandle>;
  /** Gets what scrolls. */
  readonly scroller?: RefObject<HTMLDivElement | null>;
  /** Names what scrolls: positioned, and with `overflow-anchor: none`. */
  readonly className?: string;
}

/**
 * A list that starts at its end, like a conversation, and renders only the rows near the visible part. Rows that
 * appear or grow above move nothing. New rows below are followed while the end is in view.
 */
export function WindowList(props: WindowListProps): ReactElement {
  const { rows, renderAt, label, threshold, onNearStart, onAtEnd, before, after, handle, className } = props;
  const own = useRef<HTMLDivElement>(null);
  const scroller = props.scroller ?? own;
  const list = useRef<HTMLDivElement>(null);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const kept = useRef<{ readonly now: Place; readonly places: WindowModel }>(null);
  kept.current ??= { now: atTheEnd(), places: createWindowModel() };
  const { now, places } = kept.current;

  const anchor = places.sync(rows, now.anchor);
  const moved = (anchor ?? now.anchor).at - now.anchor.at;
  if (anchor === null) now.isPinned = true;
  else now.anchor = anchor;
  now.range = rowsToDraw(places, now, moved);
  const [start, end] = now.range;

  /** Measures what is drawn, and puts the anchor back where it was. */
  function settle(): void {
    const [view, drawn] = [scroller.current, list.current];
    // Hidden rows have no height, and nobody sees them.
    if (view === null || drawn === null || view.clientHeight === 0) return;
    now.height = view.clientHeight;
    let at = start;
    for (const row of drawn.children) {
      if (row instanceof HTMLElement) places.measure(at, row.offsetHeight);
      at += 1;
    }
    const row = drawn.children[now.anchor.at - start];
    if (now.isPinned) scrollTo(view, view.scrollHeight - view.clientHeight);
    else if (row instanceof HTMLElement) {
      scrollTo(view, row.offsetTop - now.anchor.offset);
      hold(view, drawn);
    }
    if (now.focused !== null && !now.focused.isConnected) {
      now.focused = null;
      view.focus({ preventScroll: true });
    }
    const [first, last] = rowsToHave(places, now);
    // A row that was estimated too high leaves a gap. More rows are rendered until it is filled.
    if (first < start || last > end) draw();
  }

  /**
   * Keeps the middle row in place. A day label above the first message disappears when older messages load, and
   * visible text must not move. Before the rows are rendered, the row at the upper edge is kept.
   */
  function hold({ scrollTop, clientHeight }: HTMLElement, drawn: HTMLElement): void {
    const top = scrollTop - drawn.offsetTop;
    const middle = places.rowAt(Math.max(0, top + clientHeight / 2));
    const row = drawn.children[middle - start];
    const edge = places.rowAt(Math.max(0, top));
    // Rendered positions may differ from computed ones by part of a pixel.
    if (row instanceof HTMLElement) now.anchor = { at: middle, offset: row.offsetTop - scrollTop };
    else now.anchor = { at: edge, offset: places.topOf(edge) - top };
  }

  function scrollTo(view: HTMLElement, top: number): void {
    if (view.scrollTop !== top) view.scrollTop = top;
    now.top = view.scrollTop;
  }

  function tellEnd(): void {
    if (now.isPinned === now.isTold) return;
    now.isTold = now.isPinned;
    onAtEnd?.(now.isPinned);
  }

  const settled = useRef(settle);
  useLayoutEffect(() => {
    settled.current = settle;
    settle();
  });

  useEffect(() => {
    const view = scroller.current;
    if (view === null) return;
    const observer = new ResizeObserver(() => settled.current());
    for (const each of [view, ...view.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [scroller]);

  const toEnd = () => {
    now.isPinned = true;
    draw();
    tellEnd();
  };
  useImperativeHandle(handle, () => ({ toEnd }));

  // Smooth scrolling stops early if a row on the way is higher than estimated.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (target !== currentTarget || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key !== 'Home' && key !== 'End') return;
    event.preventDefault();
    if (key === 'End') toEnd();
    else currentTarget.scrollTop = 0;
  };

  const onScroll = () => {
    const [view, drawn] = [scroller.current, list.current];
    if (view === null || drawn === null) return;
    const { scrollTop, clientHeight, scrollHeight } = view;
    const wasPinned = now.isPinned;
    // Growth below does not count as leaving the end.
    now.isPinned = scrollHeight - scrollTop - clientHeight <= AT_END || (wasPinned && scrollTop >= now.top);
    now.height = clientHeight;
    now.top = scrollTop;
    hold(view, drawn);
    tellEnd();
    if (scrollTop - drawn.offsetTop <= threshold) onNearStart?.();
    const [first, last] = rowsToHave(places, now);
    // Within the event: painted in the frame that shows the new place.
    if (first < start || last > end) flushSync(draw);
  };

  return (
    <div
      className={className}
      ref={scroller}
      role="log"
      aria-live="off"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
      onFocus={({ target }) => {
        now.focused = target;
      }}
      onBlur={() => {
        now.focused = null;
      }}
    >
      {before}
      <div
        className="rows"
        ref={list}
        style={{ paddingTop: places.topOf(start), paddingBottom: places.topOf(rows.count) - places.topOf(end) }}
      >
        {[...Array(end - start).keys()].map((step) => renderAt(start + step))}
      </div>
      {after}
    </div>
  );
}
