/** Overscan in px: minimum, normal, maximum. */
const [MIN_MARGIN, MARGIN, MAX_MARGIN] = [100, 300, 450];
/** The height of the view before it is measured, in px. */
const INITIAL_HEIGHT = 480;

/** The rows without which a gap is visible, now or after a small scroll. */
export const requiredRows = (model: WindowModel, position: ScrollPosition): WindowRange =>
  rowsAround(model, position, MIN_MARGIN);

export type WindowModel = ReturnType<typeof createWindowModel>;

export interface WindowRows {
  readonly count: number;
  /** Unique for the life of the list. */
  keyAt(at: number): number;
  /** The height before it is rendered, in px. */
  estimateAt(at: number): number;
}

/** A row, and its distance from the upper edge of the view, in px. */
export interface Anchor {
  readonly at: number;
  readonly offset: number;
}

const NO_ROWS: WindowRows = { count: 0, keyAt: () => 0, estimateAt: () => 0 };

/**
 * The measured or estimated positions of the rows of a long list, in px from its start. Rows added at the start or end
 * are cheap. Any other change compares every row.
 */
export function createWindowModel() {
  let rows = NO_ROWS;
  let ends = { first: 0, last: 0 };
  let heights = new Float64Array(0);
  let tops = new Float64Array(1);
  /** How many rows still have valid positions. */
  let valid = 0;

  /** The top of a row; the end of the list for the row after the last. */
  function topOf(at: number): number {
    const index = Math.max(0, Math.min(at, rows.count));
    for (; valid < index; valid += 1) tops[valid + 1] = (tops[valid] ?? 0) + (heights[valid] ?? 0);
    return tops[index] ?? 0;
  }

  /** The number of rows added before the first one; null for any other change. */
  function insertedAt(next: WindowRows): number | null {
    const added = next.count - rows.count;
    if (added < 0) return null;
    if (next.keyAt(0) === ends.first && next.keyAt(rows.count - 1) === ends.last) return 0;
    return next.keyAt(added) === ends.first && next.keyAt(next.count - 1) === ends.last ? added : null;
  }

  function growTo(count: number): void {
    if (count <= heights.length) return;
    const capacity = Math.ceil(count * 1.25);
    heights = enlarged(heights, capacity);
    tops = enlarged(tops, capacity + 1);
  }

  function estimate(next: WindowRows, from: number, to: number): void {
    for (let at = from; at < to; at += 1) heights[at] = next.estimateAt(at);
  }

  /** The row at a position if it remains, else the next or the previous remaining one. */
  function nearestRemaining(at: number, indexOf: ReadonlyMap<number, number>): number | null {
    for (let index = at; index < rows.count; index += 1) if (indexOf.has(rows.keyAt(index))) return index;
    for (let index = at - 1; index >= 0; index -= 1) if (indexOf.has(rows.keyAt(index))) return index;
    return null;
  }

  function reorder(next: WindowRows, { at, offset }: Anchor): Anchor | null {
    const indexOf = new Map<number, number>();
    for (let index = 0; index < next.count; index += 1) indexOf.set(next.keyAt(index), index);
    const remaining = nearestRemaining(at, indexOf);
    const anchor =
      remaining === null
        ? null
        : { at: indexOf.get(rows.keyAt(remaining)) ?? 0, offset: offset + topOf(remaining) - topOf(at) };
    const known = heights.slice(0, rows.count);
    growTo(next.count);
    estimate(next, 0, next.count);
    for (const [before, height] of known.entries()) {
      const index = indexOf.get(rows.keyAt(before));
      if (index !== undefined) heights[index] = height;
    }
    valid = 0;
    return anchor;
  }

  function take(next: WindowRows, anchor: Anchor): Anchor | null {
    if (rows.count === 0 || next.count === 0) {
      growTo(next.count);
      estimate(next, 0, next.count);
      valid = 0;
      return null;
    }
    const added = insertedAt(next);
    if (added === null) return reorder(next, anchor);
    growTo(next.count);
    if (added === 0) {
      estimate(next, rows.count, next.count);
      return anchor;
    }
    heights.copyWithin(added, 0, rows.count);
    estimate(next, 0, added);
    valid = 0;
    return { at: anchor.at + added, offset: anchor.offset };
  }

  return {
    get count() {
      return rows.count;
    },
    /**
     * Sets the current rows. Measured heights stay with their keys. If one row replaces another between unchanged ends,
     * it has the height of the other until it is measured.
     * @param anchor the row that stays in place
     * @returns that row in the new list, or the next remaining one; null for another list
     */
    sync(next: WindowRows, anchor: Anchor): Anchor | null {
      if (next === rows) return anchor;
      const moved = take(next, anchor);
      rows = next;
      if (next.count > 0) ends = { first: next.keyAt(0), last: next.keyAt(next.count - 1) };
      return moved;
    },
    /** Sets the rendered height of a row, in px. */
    measure(at: number, height: number): void {
      if (heights[at] === height) return;
      heights[at] = height;
      valid = Math.min(valid, at);
    },
    topOf,
    /** The position of the row with a key; -1 for none. */
    indexOf(key: number): number {
      for (let at = 0; at < rows.count; at += 1) if (rows.keyAt(at) === key) return at;
      return -1;
    },
    /** The row at an offset, or the first or last one. */
    rowAt(offset: number): number {
      topOf(rows.count);
      let [low, high] = [0, Math.max(0, rows.count - 1)];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((tops[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}

function enlarged(before: Float64Array, capacity: number): Float64Array<ArrayBuffer> {
  const array = new Float64Array(capacity);
  array.set(before);
  return array;
}

/** The first rendered row, and the one after the last. */
type WindowRange = readonly [start: number, end: number];

export interface ScrollPosition {
  /** The row that stays in place when rows above it change. */
  anchor: Anchor;
  /** The end is in view, and new rows scroll the list. */
  isPinned: boolean;
  /** The last value that the view was notified of. */
  isNotified: boolean;
  range: WindowRange;
  /** The height of the view, in px. */
  height: number;
  /** The last known `scrollTop`. A smaller value means that the person scrolled up. */
  top: number;
  focused: Element | null;
  /** All rows are rendered, for printing. */
  isPrinted: boolean;
  /** The list was held at the last render. */
  isHeld: boolean;
  /** The list scrolls to the anchor. */
  isSought: boolean;
  /** The last row that the list was asked to show; null once it was asked to show its end. */
  target: { readonly key: number } | null;
}

export function endPosition(): ScrollPosition {
  return {
    anchor: { at: 0, offset: 0 },
    isPinned: true,
    isNotified: true,
    range: [0, 0],
    height: INITIAL_HEIGHT,
    top: 0,
    focused: null,
    isPrinted: false,
    isHeld: false,
    isSought: false,
    target: null,
  };
}

/**
 * The rows to render: the current ones, as long as they are enough.
 * @param moved the number of rows that were added before them
 */
export function rowsToRender(model: WindowModel, position: ScrollPosition, moved: number): WindowRange {
  const least = rowsAround(model, position, MIN_MARGIN);
  const usual = rowsAround(model, position, MARGIN);
  const most = rowsAround(model, position, MAX_MARGIN);
  const [start, end] = [position.range[0] + moved, position.range[1] + moved];
  return [start <= least[0] && start >= most[0] ? start : usual[0], end >= least[1] && end <= most[1] ? end : usual[1]];
}

function rowsAround(model: WindowModel, { isPinned, anchor, height }: ScrollPosition, beyond: number): WindowRange {
  const { count } = model;
  const top = isPinned ? model.topOf(count) - height : model.topOf(anchor.at) - anchor.offset;
  const first = model.rowAt(Math.max(0, top - beyond));
  return [first, Math.min(count, model.rowAt(top + height + beyond) + 1)];
}
