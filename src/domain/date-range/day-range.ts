import { type Day, daysBetween, readDay } from './day.js';

/** Two days, both in the range. An end that is not given is open: Early, or Continuous. Spec §2 Date-range picker. */
export interface DayRange {
  readonly start: Day | null;
  readonly end: Day | null;
}

/** One of the two ends. */
export type RangeEnd = 'start' | 'end';

export const OPEN_RANGE: DayRange = { start: null, end: null };

/** `start/end` in ISO days; what is no day leaves its end open. */
export function readRange(text: string): DayRange {
  const [start, end] = text.split('/');
  return { start: readDay(start) ?? null, end: readDay(end) ?? null };
}

/** `start/end` in ISO days, an open end empty; '' when both are open. */
export function writeRange({ start, end }: DayRange): string {
  return start === null && end === null ? '' : `${start ?? ''}/${end ?? ''}`;
}

export function isSameRange(one: DayRange, other: DayRange): boolean {
  return one.start === other.start && one.end === other.end;
}

/** Whether a day lies in the range; an open end has no bound. */
export function isWithin({ start, end }: DayRange, day: Day): boolean {
  return (start === null || start <= day) && (end === null || day <= end);
}

/** How many days a range has; undefined when an end is open. */
export function lengthOf({ start, end }: DayRange): number | undefined {
  return start === null || end === null ? undefined : daysBetween(start, end) + 1;
}

/** The end across from this one. */
export function otherEnd(end: RangeEnd): RangeEnd {
  return end === 'start' ? 'end' : 'start';
}
