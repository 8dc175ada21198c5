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
import { createWindowModel, type WindowRows } from './window-model.js';

/** px beyond what is seen that are drawn as well. */
const OVERSCAN = 300;
/** px from the end within which the list stays at its end. */
const AT_END = 32;
/** px that are seen, before anybody has measured it. */
const USUAL_HEIGHT = 480;

export interface WindowListHandle {
  /** Goes to the end and stays there. */
  toEnd(): void;
}

export interface WindowListProps {
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
  readonly className?: string;
}

/** The row that stays where it is, whatever comes before it, and its distance from the upper edge. */
interface Anchor {
  at: number;
  offset: number;
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
  const state = useRef<{ anchor: Anchor; isPinned: boolean; height: number; range: readonly [number, number] }>(null);
  state.current ??= { anchor: { at: 0, offset: 0 }, isPinned: true, height: USUAL_HEIGHT, range: [0, 0] };
  const now = state.current;
  const model = useRef<ReturnType<typeof createWindowModel>>(null);
  model.current ??= createWindowModel();
  const places = model.current;

  const added = places.sync(rows);
  if (added > 0) now.anchor.at += added;
  if (added < 0) now.anchor.at = Math.min(now.anchor.at, Math.max(0, rows.count - 1));
  now.range = rangeOf();
  const [start, end] = now.range;

  function rangeOf(): readonly [number, number] {
    const top = now.isPinned ? places.topOf(rows.count) - now.height : places.topOf(now.anchor.at) - now.anchor.offset;
    const first = places.rowAt(Math.max(0, top - OVERSCAN));
    return [first, Math.min(rows.count, places.rowAt(top + now.height + OVERSCAN) + 1)];
  }

  /** Measures what is drawn, and puts the anchor back where it was. */
  function settle(): void {
    const [view, drawn] = [scroller.current, list.current];
    if (view === null || drawn === null) return;
    const [first, last] = now.range;
    now.height = view.clientHeight || USUAL_HEIGHT;
    for (let at = first; at < last; at += 1) {
      const row = drawn.children[at - first];
      if (row instanceof HTMLElement) places.measure(at, row.offsetHeight);
    }
    if (now.isPinned) {
      const most = view.scrollHeight - view.clientHeight;
      if (view.scrollTop < most) view.scrollTop = most;
    } else {
      const row = drawn.children[now.anchor.at - first];
      if (row instanceof HTMLElement) {
        const wanted = row.offsetTop - now.anchor.offset;
        if (view.scrollTop !== wanted) view.scrollTop = wanted;
      }
    }
    const [wantedFirst, wantedLast] = rangeOf();
    // What was estimated too high leaves a hole: more is drawn, until it is filled.
    if (wantedFirst < first || wantedLast > last) draw();
  }

  useLayoutEffect(settle);

  useEffect(() => {
    const [view, drawn] = [scroller.current, list.current];
    if (view === null || drawn === null) return;
    const observer = new ResizeObserver(() => settled.current());
    observer.observe(drawn);
    observer.observe(view);
    return () => observer.disconnect();
  }, []);
  const settled = useRef(settle);
  settled.current = settle;

  useImperativeHandle(handle, () => ({
    toEnd() {
      now.isPinned = true;
      flushSync(draw);
      onAtEnd?.(true);
    },
  }));

  const onScroll = () => {
    const [view, drawn] = [scroller.current, list.current];
    if (view === null || drawn === null) return;
    const { scrollTop, clientHeight, scrollHeight } = view;
    const top = scrollTop - drawn.offsetTop;
    now.height = clientHeight;
    const wasPinned = now.isPinned;
    now.isPinned = scrollHeight - scrollTop - clientHeight <= AT_END;
    const at = places.rowAt(Math.max(0, top));
    now.anchor = { at, offset: places.topOf(at) - top };
    if (wasPinned !== now.isPinned) onAtEnd?.(now.isPinned);
    if (top <= threshold) onNearStart?.();
    const [first, last] = now.range;
    const isDrawn =
      places.topOf(first) <= Math.max(0, top) &&
      places.topOf(last) >= Math.min(top + clientHeight, places.topOf(rows.count));
    // Within the event: painted in the frame that shows the new place.
    if (!isDrawn) flushSync(draw);
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
