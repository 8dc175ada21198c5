/** px beyond what is seen that must be drawn, that are drawn, and that may stay drawn: few rows come and go while little moves. */
const [MIN_MARGIN, MARGIN, MAX_MARGIN] = [100, 300, 450];
/** px that are seen, before anybody has measured it. */
const INITIAL_HEIGHT = 480;

/** The rows without which a hole is seen, now or as soon as something moves. */
export const requiredRows = (model: WindowModel, position: ScrollPosition): WindowRange =>
  rowsAround(model, position, MIN_MARGIN);

/** The measured or estimated positions of the rows of a long list, in px from its start. */
export interface WindowModel {
  /**
   * Takes in the rows as they are now; what is known of their heights stays with their keys. Within one step rows come or go:
   * one that goes while another comes, between ends that stay, leaves the other its height until that is measured.
   * @param anchor the row that is to stay where it is seen
   * @returns that row in the new list, or the next one that is still there; null where the list is another one
   */
  sync(rows: WindowRows, anchor: Anchor): Anchor | null;
  /** Takes in how high a row is drawn, px. */
  measure(at: number, height: number): void;
  /** Where a row begins; where the list ends for the row after the last. */
  topOf(at: number): number;
  /** The row that an offset falls into; the first or the last one beyond the ends. */
  rowAt(offset: number): number;
  readonly count: number;
}

export interface WindowRows {
  readonly count: number;
  /** Tells a row from every other, for as long as the list lives. */
  keyAt(at: number): number;
  /** px, before it is drawn. */
  estimateAt(at: number): number;
}

/** A row, and its distance in px from the upper edge of what is seen. */
export interface Anchor {
  readonly at: number;
  readonly offset: number;
}

const NO_ROWS: WindowRows = { count: 0, keyAt: () => 0, estimateAt: () => 0 };

/** Rows added at the start or end are cheap. Any other change compares every row. */
export function createWindowModel(): WindowModel {
  let rows = NO_ROWS;
  let ends = { first: 0, last: 0 };
  let heights = new Float64Array(0);
  let tops = new Float64Array(1);
  /** How many rows still have valid positions. */
  let valid = 0;

  function topOf(at: number): number {
    const index = Math.max(0, Math.min(at, rows.count));
    for (; valid < index; valid += 1) tops[valid + 1] = (tops[valid] ?? 0) + (heights[valid] ?? 0);
    return tops[index] ?? 0;
  }

  /** How many have come before the row that was first; null where something has changed in between. */
  function insertedAt(next: WindowRows): number | null {
    const added = next.count - rows.count;
    if (added < 0) return null;
    if (next.keyAt(0) === ends.first && next.keyAt(rows.count - 1) === ends.last) return 0;
    return next.keyAt(added) === ends.first && next.keyAt(next.count - 1) === ends.last ? added : null;
  }

  function makeRoom(count: number): void {
    if (count <= heights.length) return;
    const capacity = Math.ceil(count * 1.25);
    heights = enlarged(heights, capacity);
    tops = enlarged(tops, capacity + 1);
  }

  function estimate(next: WindowRows, from: number, to: number): void {
    for (let at = from; at < to; at += 1) heights[at] = next.estimateAt(at);
  }

  /** The row at a place, or else the nearest one, that is still there: those after it first. */
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
    makeRoom(next.count);
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
      makeRoom(next.count);
      estimate(next, 0, next.count);
      valid = 0;
      return null;
    }
    const added = insertedAt(next);
    if (added === null) return reorder(next, anchor);
    makeRoom(next.count);
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
    sync(next, anchor) {
      if (next === rows) return anchor;
      const moved = take(next, anchor);
      rows = next;
      if (next.count > 0) ends = { first: next.keyAt(0), last: next.keyAt(next.count - 1) };
      return moved;
    },
    measure(at, height) {
      if (heights[at] === height) return;
      heights[at] = height;
      valid = Math.min(valid, at);
    },
    topOf,
    rowAt(offset) {
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

/** The rows that are drawn: the first, and the one after the last. */
type WindowRange = readonly [start: number, end: number];

/** The scroll position in a long list. */
export interface ScrollPosition {
  /** The row that stays where it is, whatever comes before it. */
  anchor: Anchor;
  /** The end is in view, and followed. */
  isPinned: boolean;
  /** The last value that the view was notified of. */
  isNotified: boolean;
  range: WindowRange;
  /** px that are seen. */
  height: number;
  /** The last known `scrollTop`. A smaller value means that the person scrolled up. */
  top: number;
  /** What has the focus in it. */
  focused: Element | null;
  /** All rows are drawn, for the printer. */
  isPrinted: boolean;
  /** The list was held when it was drawn last. */
  isHeld: boolean;
  /** The anchor is a row that is to come into view. */
  isSought: boolean;
  /** The last row that the list was asked to show; null once it was asked to show its end. */
  target: { readonly at: number } | null;
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
 * The rows to draw: those that are drawn already, as far as they do.
 * @param moved by how many places the drawn rows have moved since
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
