import { addDays, addMonths, type Day, partsOf, toDay } from './day.js';
import { type Weekday, weekdayOf } from './week.js';

/** A month stands for itself as its first day. */
export function monthOf(day: Day): Day {
  return `${day.slice(0, 4)}-${day.slice(5, 7)}-01`;
}

export function endOfMonth(day: Day): Day {
  return addDays(addMonths(monthOf(day), 1), -1);
}

/** Months since the year 0. */
export function monthNumber(day: Day): number {
  const { year, month } = partsOf(day);
  return year * 12 + month - 1;
}

/** The month with this number. */
export function monthAt(number: number): Day {
  return toDay(Math.floor(number / 12), (number % 12) + 1, 1);
}

/** How many weeks a month touches: 4 to 6. */
export function weeksOf(month: Day, first: Weekday): number {
  const lead = (weekdayOf(monthOf(month)) - first + 7) % 7;
  return Math.ceil((lead + partsOf(endOfMonth(month)).day) / 7);
}
