import { addMonths as dateMonthsLater } from 'date-fns/addMonths';
import { getWeeksInMonth } from 'date-fns/getWeeksInMonth';
import { addMonths, type Day, monthOf, monthsBetween, toDate } from './day.js';
import type { DayLimits } from './limits.js';
import type { Weekday } from './week.js';

/** Heights of a month in the scrolling calendar, in pixels. */
export const MONTH_HEIGHT = 220;
export const LONG_MONTH_HEIGHT = 260;

/** A month whose weeks span this many days or less is stretched by one week. */
const SHORT_SPAN = 34;
const STRETCHED_WEEKS = 5;

/** How many weeks of room a month has in the scrolling calendar. */
export function weeksShown(month: Date, first: Weekday): number {
  const weeks = getWeeksInMonth(month, { weekStartsOn: first });
  return weeks * 7 <= SHORT_SPAN ? weeks + 1 : weeks;
}

/** The height of a month in the scrolling calendar, in pixels. */
export function heightOf(month: Date, first: Weekday): number {
  return weeksShown(month, first) > STRETCHED_WEEKS ? LONG_MONTH_HEIGHT : MONTH_HEIGHT;
}

/** Every month of the limits, one below the other. Offsets are in pixels from the top. */
export interface MonthColumn {
  readonly count: number;
  readonly height: number;
  /** The month at a place of the column, from 0. */
  monthAt(index: number): Day;
  /** The place of the month that holds a day; the nearest one where the column does not reach. */
  indexOf(day: Day): number;
  top(index: number): number;
  /** The place of the month that stands at an offset. */
  indexAt(offset: number): number;
}

export function monthColumn({ min, max }: Pick<DayLimits, 'min' | 'max'>, first: Weekday): MonthColumn {
  const from = monthOf(min);
  const count = monthsBetween(min, max) + 1;
  const start = toDate(from);
  const tops = [0];
  for (let index = 0; index < count; index += 1) {
    tops.push((tops[index] ?? 0) + heightOf(dateMonthsLater(start, index), first));
  }
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1);
  const top = (index: number) => tops[within(index)] ?? 0;
  return {
    count,
    height: tops[count] ?? 0,
    monthAt: (index) => addMonths(from, within(index)),
    indexOf: (day) => within(monthsBetween(from, day)),
    top,
    indexAt: (offset) => {
      let [low, high] = [0, count - 1];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (top(middle) <= offset) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}
