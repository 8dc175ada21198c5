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
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createWindowModel, endPosition, requiredRows, rowsToRender, type WindowRows } from './window-model.js';

/** The list is at its end within this distance, in px. */
const AT_END = 32;

const PRINT_EVENTS = ['beforeprint', 'afterprint'] as const;

export interface WindowListHandle {
  /** Goes to the end and stays there. */
  toEnd(): void;
  /**
   * Scrolls to the row with this key, unless all of it is visible or it was removed.
   * @returns whether the list still shows this row on request: false once it was moved elsewhere
   */
  toRow(key: number): () => boolean;
}

export interface WindowListProps {
  /** Must be the same object while the rows are the same. */
  readonly rows: WindowRows;
  /** One element without margins. */
  readonly renderAt: (at: number) => ReactNode;
  readonly label: string;
  /** `onNearStart` is called within this distance from the start, in px. */
  readonly threshold: number;
  readonly onNearStart: () => void;
  readonly onAtEnd: (isAtEnd: boolean) => void;
  /** New rows at the end do not scroll the list, even at its end. */
  readonly isHeld: boolean;
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly handle: Ref<WindowListHandle>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Of the scrolling element, which needs a position and `overflow-anchor: none`. */
  readonly className: string;
}

/**
 * A list that starts at its end, like a conversation, and renders only the rows near the visible part. Rows that
 * appear or grow above move nothing. New rows below are followed while the end is in view, unless the list is held.
 * All rows are printed.
 */
export function WindowList(props: WindowListProps): ReactElement {
  const { rows, renderAt, label, threshold, onNearStart, onAtEnd, isHeld, before, after } = props;
  const { handle, scroller, className } = props;
  const list = useRef<HTMLDivElement>(null);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [position] = useState(endPosition);
  const [model] = useState(createWindowModel);

  const anchor = model.sync(rows, position.anchor);
  const moved = (anchor ?? position.anchor).at - position.anchor.at;
  if (anchor === null) position.isPinned = true;
  else position.anchor = anchor;
  position.range = position.isPrinted ? [0, rows.count] : rowsToRender(model, position, moved);
  const [start, end] = position.range;

  /** Measures what is drawn, and puts the anchor back where it was. */
  function settle(): void {
    const [view, listElement] = [scroller.current, list.current];
    // Hidden rows have no height.
    if (view === null || listElement === null || view.clientHeight === 0) return;
    position.height = view.clientHeight;
    let at = start;
    for (const row of listElement.children) {
      if (row instanceof HTMLElement) model.measure(at, row.offsetHeight);
      at += 1;
    }
    const row = listElement.children[position.anchor.at - start];
    if (position.isPinned) {
      scrollTo(view, view.scrollHeight - view.clientHeight);
      // From now on, what is visible stays in place.
      if (isHeld) keepAnchor(view, listElement);
    } else if (row instanceof HTMLElement) {
      scrollTo(view, row.offsetTop - position.anchor.offset);
      keepAnchor(view, listElement);
    }
    if (isHeld || position.isHeld || position.isSought) {
      position.isPinned = !isHeld && isEndSeen(view);
      notifyEnd(isEndSeen(view));
    }
    position.isHeld = isHeld;
    position.isSought = false;
    if (position.focused !== null && !position.focused.isConnected) {
      position.focused = null;
      view.focus({ preventScroll: true });
    }
    const [first, last] = requiredRows(model, position);
    // A row that was estimated too high leaves a gap. More rows are rendered until it is filled.
    if (first < start || last > end) rerender();
  }

  /**
   * Keeps the middle row in place. A day label above the first message disappears when older messages load, and
   * visible text must not move. Before the rows are rendered, the row at the upper edge is kept.
   */
  function keepAnchor({ scrollTop, clientHeight }: HTMLElement, listElement: HTMLElement): void {
    const top = scrollTop - listElement.offsetTop;
    const middle = model.rowAt(Math.max(0, top + clientHeight / 2));
    const row = listElement.children[middle - start];
    const edge = model.rowAt(Math.max(0, top));
    // Rendered positions may differ from computed ones by part of a pixel.
    if (row instanceof HTMLElement) position.anchor = { at: middle, offset: row.offsetTop - scrollTop };
    else position.anchor = { at: edge, offset: model.topOf(edge) - top };
  }

  function scrollTo(view: HTMLElement, top: number): void {
    if (view.scrollTop !== top) view.scrollTop = top;
    position.top = view.scrollTop;
  }

  function notifyEnd(isAtEnd: boolean): void {
    if (isAtEnd === position.isNotified) return;
    position.isNotified = isAtEnd;
    onAtEnd(isAtEnd);
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
    // Paper does not scroll.
    const onPrint = ({ type }: Event) => {
      position.isPrinted = type === 'beforeprint';
      flushSync(rerender);
    };
    for (const name of PRINT_EVENTS) window.addEventListener(name, onPrint);
    return () => {
      observer.disconnect();
      for (const name of PRINT_EVENTS) window.removeEventListener(name, onPrint);
    };
  }, [scroller, position]);

  const toEnd = () => {
    position.target = null;
    position.isPinned = true;
    rerender();
    notifyEnd(true);
  };
  const toRow = (key: number) => {
    const target = { key };
    position.target = target;
    const at = model.indexOf(key);
    if (at >= 0 && !isSeen(at)) {
      position.isPinned = false;
      position.isSought = true;
      position.anchor = { at, offset: position.height / 3 };
      rerender();
    }
    return () => position.target === target;
  };
  const isSeen = (at: number) => {
    const [view, row] = [scroller.current, list.current?.children[at - position.range[0]]];
    if (!view || !(row instanceof HTMLElement)) return false;
    const top = row.offsetTop - view.scrollTop;
    return top >= 0 && top + row.offsetHeight <= view.clientHeight;
  };
  useImperativeHandle(handle, () => ({ toEnd, toRow }));

  // Smooth scrolling stops early if a row on the way is higher than estimated.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (target !== currentTarget || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key !== 'Home' && key !== 'End') return;
    event.preventDefault();
    if (key === 'End') return toEnd();
    // Not in the scroll event: if the height of the view changes as well, that looks like new content at the end.
    position.isPinned = false;
    currentTarget.scrollTop = 0;
    onScroll();
  };

  const onScroll = () => {
    const [view, listElement] = [scroller.current, list.current];
    if (view === null || listElement === null) return;
    const { scrollTop, clientHeight } = view;
    const wasPinned = position.isPinned;
    // New content and a new height of the view are not the user scrolling away from the end.
    const isAtEnd = isEndSeen(view) || (wasPinned && (scrollTop >= position.top || clientHeight !== position.height));
    position.isPinned = isAtEnd && !isHeld;
    position.height = clientHeight;
    position.top = scrollTop;
    keepAnchor(view, listElement);
    notifyEnd(isAtEnd);
    if (scrollTop - listElement.offsetTop <= threshold) onNearStart();
    const [first, last] = requiredRows(model, position);
    // Within the event, so that the same frame shows the position and its rows.
    if (first < start || last > end) flushSync(rerender);
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
        position.focused = target;
      }}
      onBlur={() => {
        position.focused = null;
      }}
    >
      {before}
      <div
        className="rows"
        ref={list}
        style={{ paddingTop: model.topOf(start), paddingBottom: model.topOf(rows.count) - model.topOf(end) }}
      >
        {[...Array(end - start).keys()].map((step) => renderAt(start + step))}
      </div>
      {after}
    </div>
  );
}

function isEndSeen({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight <= AT_END;
}
