import { addDays, type Day, earlierOf, laterOf } from './day.js';
import { type DayRange, OPEN_RANGE, otherEnd, type RangeEnd } from './day-range.js';
import { allowedFrom, allowedUntil, type DayLimits } from './limits.js';

/**
 * Brings a range into order: an end before its start is swapped with it, then no end lies past the limits, then it stops
 * before disabled days: the end that was drawn last stays nearest to the other one. Open ends stay open. Spec §5 Date pickers.
 *
 * @param last the end that was drawn last
 */
export function settleRange(range: DayRange, last: RangeEnd, limits: DayLimits): DayRange {
  const { start, end } = range;
  if (start === null || end === null) return settleOpen(range, limits);
  const isSwapped = end < start;
  const [first, second] = isSwapped ? [end, start] : [start, end];
  const [from, until] = [withinBounds(first, limits), withinBounds(second, limits)];
  return (isSwapped ? otherEnd(last) : last) === 'end' ? trimEnd(from, until, limits) : trimStart(from, until, limits);
}

function withinBounds(day: Day, { min, max }: DayLimits): Day {
  return earlierOf(laterOf(day, min), max);
}

/** A single day that may not be chosen moves to the nearest one inside of the range, else to the nearest at all. */
function settleOpen({ start, end }: DayRange, limits: DayLimits): DayRange {
  return {
    start: start && (allowedFrom(limits, start) ?? allowedUntil(limits, start) ?? null),
    end: end && (allowedUntil(limits, end) ?? allowedFrom(limits, end) ?? null),
  };
}

function trimEnd(start: Day, end: Day, limits: DayLimits): DayRange {
  const from = allowedFrom(limits, start);
  if (from === undefined || from > end) return nearestDay(end, limits);
  const blocked = limits.disabled.find((span) => span.start > from);
  return { start: from, end: blocked === undefined ? end : earlierOf(end, addDays(blocked.start, -1)) };
}

function trimStart(start: Day, end: Day, limits: DayLimits): DayRange {
  const until = allowedUntil(limits, end);
  if (until === undefined || until < start) return nearestDay(start, limits);
  const blocked = limits.disabled.findLast((span) => span.end < until);
  return { start: blocked === undefined ? start : laterOf(start, addDays(blocked.end, 1)), end: until };
}

/** Not one day of the range may be chosen: the nearest day that may, on its own. */
function nearestDay(day: Day, limits: DayLimits): DayRange {
  const near = allowedFrom(limits, day) ?? allowedUntil(limits, day);
  return near === undefined ? OPEN_RANGE : { start: near, end: near };
}
