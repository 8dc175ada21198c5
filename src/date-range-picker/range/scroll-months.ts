import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { type Day, monthsBetween, toDate, toDay } from './day.js';
import type { Weekday } from './day-format.js';
import type { DayLimits } from './limits.js';

/** Heights of a month in the scrolling calendar, in pixels: of up to five weeks, and of six. */
export const MONTH_HEIGHT = 220;
export const LONG_MONTH_HEIGHT = 260;
const USUAL_DAYS = 5 * 7;

/**
 * The height of a month in the scrolling calendar, in pixels.
 * @param month its first day
 */
export function heightOf(month: Date, first: Weekday): number {
  // date-fns counts weeks with many dates, too slowly for the 1,400 months of a column.
  const daysBefore = (month.getDay() - first + 7) % 7;
  return daysBefore + getDaysInMonth(month) > USUAL_DAYS ? LONG_MONTH_HEIGHT : MONTH_HEIGHT;
}

/** Every month of the limits, one below the other. Positions in the column start at 0; offsets are in pixels. */
export interface MonthColumn {
  readonly count: number;
  readonly height: number;
  monthAt(index: number): Day;
  /** The position of a day's month, or of the nearest one in the column. */
  indexOf(day: Day): number;
  top(index: number): number;
  /** The position of the month at an offset. */
  indexAt(offset: number): number;
}

export function monthColumn({ min, max }: Pick<DayLimits, 'min' | 'max'>, first: Weekday): MonthColumn {
  const start = toDate(min);
  const months = eachMonthOfInterval({ start, end: toDate(max) });
  const count = months.length;
  const tops = [0];
  for (const month of months) tops.push((tops.at(-1) ?? 0) + heightOf(month, first));
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1);
  const top = (index: number) => tops[within(index)] ?? 0;
  return {
    count,
    height: tops[count] ?? 0,
    monthAt: (index) => toDay(months[within(index)] ?? start),
    indexOf: (day) => within(monthsBetween(min, day)),
    top,
    indexAt: (offset) => within(tops.findLastIndex((each) => each <= offset)),
  };
}
