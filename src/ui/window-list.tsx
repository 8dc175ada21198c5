import {
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { type Anchor, createWindowModel, type WindowRows } from './window-model.js';

/** px beyond what is seen that are drawn as well. */
const OVERSCAN = 300;
/** px beyond what is seen that must be drawn. */
const MARGIN = 100;
/** px from the end within which the list stays at its end. */
const AT_END = 32;
/** px that are seen, before anybody has measured it. */
const USUAL_HEIGHT = 480;

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
  /** Names what scrolls: positioned, and with `overflow-anchor: none`. */
  readonly className?: string;
}

interface Place {
  /** The row that stays where it is, whatever comes before it. */
  anchor: Anchor;
  /** The end is in view, and followed. */
  isPinned: boolean;
  /** What the view has been told of it. */
  isTold: boolean;
  /** px that are seen. */
  height: number;
  /** `scrollTop` as it was known last: who is farther up has gone there. */
  top: number;
  /** What has the focus in it. */
  focused: Element | null;
}

/**
 * A list that begins at its end, as a conversation does, and draws only the rows near what is seen. What comes or grows above
 * moves nothing; what comes below is followed while the end is in view.
 */
export function WindowList(props: WindowListProps): ReactElement {
  const { rows, renderAt, label, threshold, onNearStart, onAtEnd, before, after, handle, className } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const kept = useRef<{ readonly now: Place; readonly places: ReturnType<typeof createWindowModel> }>(null);
  kept.current ??= { now: atTheEnd(), places: createWindowModel() };
  const { now, places } = kept.current;

  const anchor = places.sync(rows, now.anchor);
  if (anchor === null) now.isPinned = true;
  else now.anchor = anchor;
  const [start, end] = rangeOf(OVERSCAN);

  function rangeOf(beyond: number): readonly [number, number] {
    const top = now.isPinned ? places.topOf(rows.count) - now.height : places.topOf(now.anchor.at) - now.anchor.offset;
    const first = places.rowAt(Math.max(0, top - beyond));
    return [first, Math.min(rows.count, places.rowAt(top + now.height + beyond) + 1)];
  }

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
    else if (row instanceof HTMLElement) scrollTo(view, row.offsetTop - now.anchor.offset);
    if (now.focused !== null && !now.focused.isConnected) {
      now.focused = null;
      view.focus({ preventScroll: true });
    }
    const [first, last] = rangeOf(MARGIN);
    // What was estimated too high leaves a hole: more is drawn, until it is filled.
    if (first < start || last > end) draw();
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
  }, []);

  useImperativeHandle(handle, () => ({
    toEnd() {
      now.isPinned = true;
      draw();
      tellEnd();
    },
  }));

  const onScroll = () => {
    const [view, drawn] = [scroller.current, list.current];
    if (view === null || drawn === null) return;
    const { scrollTop, clientHeight, scrollHeight } = view;
    const top = scrollTop - drawn.offsetTop;
    const wasPinned = now.isPinned;
    // What has grown below in the meantime takes nobody away from the end.
    now.isPinned = scrollHeight - scrollTop - clientHeight <= AT_END || (wasPinned && scrollTop >= now.top);
    now.height = clientHeight;
    now.top = scrollTop;
    const at = places.rowAt(Math.max(0, top));
    const row = drawn.children[at - start];
    // What is drawn may stand a part of a pixel beside what was reckoned.
    const offset = row instanceof HTMLElement ? row.offsetTop - scrollTop : places.topOf(at) - top;
    now.anchor = { at, offset };
    tellEnd();
    if (top <= threshold) onNearStart?.();
    const [first, last] = rangeOf(MARGIN);
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

function atTheEnd(): Place {
  return { anchor: { at: 0, offset: 0 }, isPinned: true, isTold: true, height: USUAL_HEIGHT, top: 0, focused: null };
}
