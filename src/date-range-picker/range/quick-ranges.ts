import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { addDays, addMonths, type Day, daysBetween, monthOf, toDate, toDay } from './day.js';
import type { DayRange } from './day-range.js';
import { type Weekday, weekOf } from './week.js';

export type QuickRange =
  | 'today'
  | 'yesterday'
  | 'thisWeek'
  | 'lastWeek'
  | 'thisMonth'
  | 'lastMonth'
  | 'last7Days'
  | 'last30Days';

export const PICKER_RANGES: readonly QuickRange[] = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
];

export const BOARD_RANGES: readonly QuickRange[] = ['today', 'last7Days', 'last30Days'];

export function quickRange(name: QuickRange, today: Day, first: Weekday): DayRange {
  switch (name) {
    case 'today':
      return { start: today, end: today };
    case 'yesterday':
      return { start: addDays(today, -1), end: addDays(today, -1) };
    case 'thisWeek':
      return weekOf(today, first);
    case 'lastWeek':
      return quickRange('thisWeek', addDays(today, -7), first);
    case 'thisMonth':
      return { start: monthOf(today), end: toDay(lastDayOfMonth(toDate(today))) };
    case 'lastMonth':
      return quickRange('thisMonth', addMonths(today, -1), first);
    case 'last7Days':
      return daysUpToToday(7, today);
    case 'last30Days':
      return daysUpToToday(30, today);
  }
}

/** @param count days including today; at least 1 */
export function daysUpToToday(count: number, today: Day): DayRange {
  return { start: addDays(today, 1 - atLeastOne(count)), end: today };
}

/** @param count days including today; at least 1 */
export function daysStartingToday(count: number, today: Day): DayRange {
  return { start: today, end: addDays(today, atLeastOne(count) - 1) };
}

/** The number of days of a range that ends today; undefined for any other. */
export function countUpToToday({ start, end }: DayRange, today: Day): number | undefined {
  return start !== null && end === today ? daysBetween(start, today) + 1 : undefined;
}

/** The number of days of a range that starts today; undefined for any other. */
export function countStartingToday({ start, end }: DayRange, today: Day): number | undefined {
  return end !== null && start === today ? daysBetween(today, end) + 1 : undefined;
}

function atLeastOne(count: number): number {
  return Math.max(1, Math.floor(count));
}
