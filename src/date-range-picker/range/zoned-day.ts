import { TZDateMini, tzOffset } from '@date-fns/tz';
import { addDays, type Day, toDate, toDay } from './day.js';

/**
 * The day on which an instant falls.
 * @param timeZone an IANA name; the viewer's own zone when undefined or unknown
 */
export function dayOf(instant: Date, timeZone: string | undefined): Day {
  const date = isZone(timeZone) ? new TZDateMini(instant, timeZone) : instant;
  return toDay(date);
}

/**
 * The first instant of a day. Without a midnight, that is when the clock has changed.
 * @param timeZone an IANA name; the viewer's own zone when undefined or unknown
 */
export function dayStart(day: Day, timeZone: string | undefined): Date {
  return timeOfDay(day, 0, timeZone);
}

/**
 * The instant of a time of day. A time that the clock skips is later by the skipped time; of a repeated time, the first.
 * @param minutes on the clock since midnight
 * @param timeZone an IANA name; the viewer's own zone when undefined or unknown
 */
export function timeOfDay(day: Day, minutes: number, timeZone: string | undefined): Date {
  const date = toDate(day);
  const clock = [date.getFullYear(), date.getMonth(), date.getDate(), 0, minutes] as const;
  return new Date(isZone(timeZone) ? +new TZDateMini(...clock, timeZone) : new Date(...clock));
}

/**
 * The last instant of a day, a millisecond before the next one.
 * @param timeZone an IANA name; the viewer's own zone when undefined or unknown
 */
export function dayEnd(day: Day, timeZone: string | undefined): Date {
  return new Date(dayStart(addDays(day, 1), timeZone).getTime() - 1);
}

function isZone(timeZone: string | undefined): timeZone is string {
  return timeZone !== undefined && !Number.isNaN(tzOffset(timeZone, new Date()));
}
