import type { DateLib } from 'react-day-picker';
import { addMonths, type Day, dayAt, dayNumber, partsOf, toDay } from '../../domain/date-range/day.js';
import { endOfMonth, monthNumber, monthOf } from '../../domain/date-range/month.js';
import { endOfWeek, startOfWeek, type Weekday } from '../../domain/date-range/week.js';

const MS_A_DAY = 86_400_000;

/** A day as the calendar's `Date`: the midnight of UTC. */
export function toDate(day: Day): Date {
  return new Date(dayNumber(day) * MS_A_DAY);
}

const known = new Map<number, Day>();

/** The day of a `Date` of the calendar; it is asked many times of the same few. */
export function fromDate(date: Date): Day {
  const number = Math.floor(date.getTime() / MS_A_DAY);
  const day = known.get(number) ?? dayAt(number);
  known.set(number, day);
  return day;
}

/**
 * How the calendar counts: every `Date` in it is a day at the midnight of UTC, so that no clock of the viewer's zone can
 * take an hour, or a day, from one.
 * @param first the first day of the week
 */
export function calendarDates(first: Weekday): Partial<typeof DateLib.prototype> {
  const by = (change: (day: Day) => Day) => (date: Date) => toDate(change(fromDate(date)));
  const addDays = (date: Date, count: number) => new Date(date.getTime() + count * MS_A_DAY);
  const months = (date: Date, count: number) => toDate(addMonths(fromDate(date), count));
  const year = (date: Date) => partsOf(fromDate(date)).year;
  return {
    addDays,
    addWeeks: (date, count) => addDays(date, count * 7),
    addMonths: months,
    addYears: (date, count) => months(date, count * 12),
    startOfDay: (date) => date,
    startOfWeek: by((day) => startOfWeek(day, first)),
    endOfWeek: by((day) => endOfWeek(day, first)),
    // The same `Date` for the same month: the calendar draws itself once more for another one
    startOfMonth: (date) => (date.getUTCDate() === 1 ? date : toDate(monthOf(fromDate(date)))),
    endOfMonth: by(endOfMonth),
    startOfYear: (date) => toDate(toDay(year(date), 1, 1)),
    endOfYear: (date) => toDate(toDay(year(date), 12, 31)),
    differenceInCalendarDays: (date, from) => Math.round((date.getTime() - from.getTime()) / MS_A_DAY),
    differenceInCalendarMonths: (date, from) => monthNumber(fromDate(date)) - monthNumber(fromDate(from)),
    isAfter: (one, other) => one > other,
    isBefore: (one, other) => one < other,
    isDate: (value): value is Date => value instanceof Date,
    max: (dates) => dates.reduce((one, other) => (one > other ? one : other)),
    min: (dates) => dates.reduce((one, other) => (one < other ? one : other)),
    isSameDay: (one, other) => one.getTime() === other.getTime(),
    isSameMonth: (one, other) => monthOf(fromDate(one)) === monthOf(fromDate(other)),
    getMonth: (date) => partsOf(fromDate(date)).month - 1,
    getYear: year,
    // Only weeks are told apart by it
    getWeek: (date) => dayNumber(startOfWeek(fromDate(date), first)) / 7,
    // Only ids are made of it; what people read is written through Intl
    format: (date, pattern) => fromDate(date).slice(0, pattern.length),
  };
}
