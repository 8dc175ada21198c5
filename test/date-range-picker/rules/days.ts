import fc from 'fast-check';
import { addDays, type Day, daysBetween, isDay } from '../../../src/date-range-picker/range/day.js';
import type { DayLimits } from '../../../src/date-range-picker/range/day-range.js';

export function day(text: string): Day {
  if (!isDay(text)) throw new Error(`${text} is no day.`);
  return text;
}

/** Parses '2026-11-09/2026-11-24'. An empty side is an open end. */
export function range(text: string): { start: Day | null; end: Day | null } {
  const [start = '', end = ''] = text.split('/');
  return { start: start === '' ? null : day(start), end: end === '' ? null : day(end) };
}

export const anyDay = daysFrom('1926-01-01', '2046-12-31');

/** Days in a few months, so that ranges often cross. */
export const nearDay = daysFrom('2026-10-01', '2027-01-31');

function daysFrom(first: string, last: string) {
  const count = daysBetween(day(first), day(last));
  return fc.integer({ min: 0, max: count }).map((after) => addDays(day(first), after));
}

export const WIDE: DayLimits = { min: day('1926-11-18'), max: day('2046-11-18'), disabled: [] };
