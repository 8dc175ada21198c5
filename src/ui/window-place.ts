import type { Anchor, WindowModel } from './window-model.js';

/** px beyond what is seen that must be drawn, that are drawn, and that may stay drawn: few rows come and go while little moves. */
const [LEAST, USUAL, MOST] = [100, 300, 450];
/** px that are seen, before anybody has measured it. */
const USUAL_HEIGHT = 480;

/** The rows that are drawn: the first, and the one after the last. */
export type WindowRange = readonly [start: number, end: number];

/** Where somebody is in a long list. */
export interface Place {
  /** The row that stays where it is, whatever comes before it. */
  anchor: Anchor;
  /** The end is in view, and followed. */
  isPinned: boolean;
  /** What the view has been told of it. */
  isTold: boolean;
  range: WindowRange;
  /** px that are seen. */
  height: number;
  /** `scrollTop` as it was known last: who is farther up has gone there. */
  top: number;
  /** What has the focus in it. */
  focused: Element | null;
}

export function atTheEnd(): Place {
  return {
    anchor: { at: 0, offset: 0 },
    isPinned: true,
    isTold: true,
    range: [0, 0],
    height: USUAL_HEIGHT,
    top: 0,
    focused: null,
  };
}

/** The rows without which a hole is seen, now or as soon as something moves. */
export const rowsToHave = (model: WindowModel, place: Place): WindowRange => rowsAround(model, place, LEAST);

/**
 * The rows to draw: those that are drawn already, as far as they do.
 * @param moved by how many places the drawn rows have moved since
 */
export function rowsToDraw(model: WindowModel, place: Place, moved: number): WindowRange {
  const least = rowsAround(model, place, LEAST);
  const usual = rowsAround(model, place, USUAL);
  const most = rowsAround(model, place, MOST);
  const [start, end] = [place.range[0] + moved, place.range[1] + moved];
  return [start <= least[0] && start >= most[0] ? start : usual[0], end >= least[1] && end <= most[1] ? end : usual[1]];
}

function rowsAround(model: WindowModel, { isPinned, anchor, height }: Place, beyond: number): WindowRange {
  const { count } = model;
  const top = isPinned ? model.topOf(count) - height : model.topOf(anchor.at) - anchor.offset;
  const first = model.rowAt(Math.max(0, top - beyond));
  return [first, Math.min(count, model.rowAt(top + height + beyond) + 1)];
}
