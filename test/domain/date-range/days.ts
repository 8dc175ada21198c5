import fc from 'fast-check';
import { type Day, dayAt, dayNumber, isDay } from '../../../src/domain/date-range/day.js';
import type { DayLimits } from '../../../src/domain/date-range/limits.js';

/** A day in a test; a text that is none fails it. */
export function day(text: string): Day {
  if (!isDay(text)) throw new Error(`${text} is no day.`);
  return text;
}

/** '2026-11-09/2026-11-24' → both days; an empty side is open. */
export function range(text: string): { start: Day | null; end: Day | null } {
  const [start = '', end = ''] = text.split('/');
  return { start: start === '' ? null : day(start), end: end === '' ? null : day(end) };
}

export const anyDay = fc
  .integer({ min: dayNumber(day('1926-01-01')), max: dayNumber(day('2046-12-31')) })
  .map((number) => dayAt(number));

/** Days of one year, near enough to each other to cross. */
export const nearDay = fc
  .integer({ min: dayNumber(day('2026-10-01')), max: dayNumber(day('2027-01-31')) })
  .map((number) => dayAt(number));

export const WIDE: DayLimits = { min: day('1926-11-18'), max: day('2046-11-18'), disabled: [] };
