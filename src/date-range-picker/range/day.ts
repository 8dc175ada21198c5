import { TZDateMini, tzOffset } from '@date-fns/tz';
import { addDays as dateDaysLater } from 'date-fns/addDays';
import { addMonths as dateMonthsLater } from 'date-fns/addMonths';
import { clamp } from 'date-fns/clamp';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/**
 * A day of the calendar as ISO text, 'YYYY-MM-DD': never an instant, in no time zone. Years 1000 to 9999, so that days
 * compare as texts.
 */
export type Day = `${string}-${string}-${string}`;

const SHAPE = /^[1-9]\d{3}-\d\d-\d\d$/;
const YEARS = { start: new Date(1000, 0, 1), end: new Date(9999, 11, 31) };

export function isDay(text: string): text is Day {
  return SHAPE.test(text) && isValid(parseISO(text));
}

/** Reads a day from a host's text; undefined if it is invalid. */
export function readDay(text: string | undefined): Day | undefined {
  const trimmed = text?.trim() ?? '';
  return isDay(trimmed) ? trimmed : undefined;
}

/** The midnight at which a day begins on this device, for date-fns and Intl. */
export function toDate(day: Day): Date {
  return parseISO(day);
}

/** The local day of a `Date`, within the years 1000 to 9999. */
export function toDay(date: Date): Day {
  const [year = '', month = '', day = ''] = formatISO(clamp(date, YEARS), { representation: 'date' }).split('-');
  return `${year}-${month}-${day}`;
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** A month is written as its first day. */
export function monthOf(day: Day): Day {
  return `${day.slice(0, 4)}-${day.slice(5, 7)}-01`;
}

export function addDays(day: Day, count: number): Day {
  return toDay(dateDaysLater(toDate(day), count));
}

/** The same day of another month. If that month is shorter, its last day. */
export function addMonths(day: Day, count: number): Day {
  return toDay(dateMonthsLater(toDate(day), count));
}

export function daysBetween(from: Day, to: Day): number {
  return differenceInCalendarDays(toDate(to), toDate(from));
}

export function monthsBetween(from: Day, to: Day): number {
  return differenceInCalendarMonths(toDate(to), toDate(from));
}

export function earlierOf(one: Day, other: Day): Day {
  return one < other ? one : other;
}

export function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other;
}

/** An IANA name; the viewer's own zone when undefined or unknown. */
type TimeZone = string | undefined;

/** The day on which an instant falls. */
export function dayOf(instant: Date, timeZone: TimeZone): Day {
  const date = isZone(timeZone) ? new TZDateMini(instant, timeZone) : instant;
  return toDay(date);
}

/** The first instant of a day. Without a midnight, that is when the clock has changed. */
export function dayStart(day: Day, timeZone: TimeZone): Date {
  return timeOfDay(day, 0, timeZone);
}

/**
 * The instant of a time of day. A time that the clock skips is later by the skipped time; of a repeated time, the first.
 * @param minutes on the clock since midnight
 */
export function timeOfDay(day: Day, minutes: number, timeZone: TimeZone): Date {
  const date = toDate(day);
  const clock = [date.getFullYear(), date.getMonth(), date.getDate(), 0, minutes] as const;
  return new Date(isZone(timeZone) ? +new TZDateMini(...clock, timeZone) : new Date(...clock));
}

/** The last instant of a day, a millisecond before the next one. */
export function dayEnd(day: Day, timeZone: TimeZone): Date {
  return new Date(dayStart(addDays(day, 1), timeZone).getTime() - 1);
}

function isZone(timeZone: TimeZone): timeZone is string {
  return timeZone !== undefined && !Number.isNaN(tzOffset(timeZone, new Date()));
}
