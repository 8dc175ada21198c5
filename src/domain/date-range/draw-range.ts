import type { Day } from './day.js';
import { type DayRange, otherEnd, type RangeEnd } from './day-range.js';
import { allowedFrom, type DayLimits } from './limits.js';
import { settleRange } from './settle-range.js';

/** A range while it is drawn: what is chosen, and the end that the next day is for. */
export interface Drawing {
  readonly range: DayRange;
  readonly next: RangeEnd;
  /** The day that was chosen last has finished a range. */
  readonly isWhole: boolean;
}

/**
 * Chooses a day in the calendar: the first is the start, the second the end. A new start past the end begins a new range; a
 * new end before the start is swapped with it.
 *
 * @param end what the day is for
 */
export function drawDay(range: DayRange, end: RangeEnd, day: Day, limits: DayLimits): Drawing {
  if (end === 'start' && range.start !== null && range.end !== null && day > range.end) {
    return { range: { start: day, end: null }, next: 'end', isWhole: false };
  }
  const drawn = settleRange({ ...range, [end]: day }, end, limits);
  const isWhole = drawn.start !== null && drawn.end !== null && (end === 'end' || range.start === null);
  return { range: drawn, next: isWhole ? 'start' : otherEnd(end), isWhole };
}

/**
 * Sets one end to a typed day, or opens it.
 * @param end which of the two inputs
 */
export function setEnd(range: DayRange, end: RangeEnd, day: Day | null, limits: DayLimits): DayRange {
  return settleRange({ ...range, [end]: day }, end, limits);
}

/** What choosing this day would give; null where it may not be chosen. */
export function previewOf(range: DayRange, end: RangeEnd, day: Day, limits: DayLimits): DayRange | null {
  return allowedFrom(limits, day) === day ? drawDay(range, end, day, limits).range : null;
}
