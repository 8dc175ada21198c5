import { addDays, type Day, dayNumber, partsOf, toDay } from './day.js';

const MS_A_DAY = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

/**
 * The day on which an instant falls.
 * @param timeZone an IANA name; the viewer's own zone when undefined or unknown
 */
export function dayOf(instant: Date, timeZone: string | undefined): Day {
  const clock = clockOf(timeZone);
  if (clock === undefined) return toDay(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());
  const { year, month, day } = wallClock(instant.getTime(), clock);
  return toDay(year, month, day);
}

/**
 * The first instant of a day. Days of 23 and 25 hours are whole, and where there is no midnight the day begins when the
 * clock has been set.
 * @param timeZone an IANA name; the viewer's own zone when undefined or unknown
 */
export function dayStart(day: Day, timeZone: string | undefined): Date {
  const clock = clockOf(timeZone);
  if (clock === undefined) return ownDayStart(day);
  const midnight = dayNumber(day) * MS_A_DAY;
  const { first, before } = firstInstant(midnight, clock);
  return new Date(first ?? clockChange(midnight, before, clock));
}

/**
 * The instant of a time of day. A time that the clock leaps over is as much later as the leap, and of two the first is taken.
 * @param minutes since midnight, as the clock shows them
 * @param timeZone an IANA name; the viewer's own zone when undefined or unknown
 */
export function timeOfDay(day: Day, minutes: number, timeZone: string | undefined): Date {
  const clock = clockOf(timeZone);
  if (clock === undefined) {
    const { year, month, day: date } = partsOf(day);
    return new Date(year, month - 1, date, 0, minutes);
  }
  const shown = dayNumber(day) * MS_A_DAY + minutes * 60_000;
  const { first, before } = firstInstant(shown, clock);
  return new Date(first ?? shown - before);
}

/**
 * The last instant of a day, a millisecond before the next one.
 * @param timeZone an IANA name; the viewer's own zone when undefined or unknown
 */
export function dayEnd(day: Day, timeZone: string | undefined): Date {
  return new Date(dayStart(addDays(day, 1), timeZone).getTime() - 1);
}

/**
 * The first instant at which a clock shows a time; undefined for a time that it leaps over.
 * @param shown the time as if it were UTC, in milliseconds since 1970
 * @returns also how far the clock is ahead of UTC on the day before, in milliseconds
 */
function firstInstant(shown: number, clock: Intl.DateTimeFormat): { first: number | undefined; before: number } {
  const before = offsetAt(shown - MS_A_DAY, clock);
  const after = offsetAt(shown + MS_A_DAY, clock);
  const [first] = [shown - before, shown - after]
    .filter((at) => at + offsetAt(at, clock) === shown)
    .sort((a, b) => a - b);
  return { first, before };
}

/** `Date` skips a midnight that does not exist, and takes the first of two. */
function ownDayStart(day: Day): Date {
  const { year, month, day: date } = partsOf(day);
  return new Date(year, month - 1, date);
}

/** The instant at which the clock leaves an offset, around a midnight that it leaps over; searched by halves. */
function clockChange(midnight: number, offset: number, clock: Intl.DateTimeFormat): number {
  let known = midnight - MS_A_DAY - offset;
  let past = midnight + MS_A_DAY - offset;
  while (past - known > 1) {
    const middle = Math.floor((known + past) / 2);
    if (offsetAt(middle, clock) === offset) known = middle;
    else past = middle;
  }
  return past;
}

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, clock: Intl.DateTimeFormat): number {
  const { year, month, day, hour, minute, second } = wallClock(instant, clock);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

function wallClock(instant: number, clock: Intl.DateTimeFormat) {
  const shown = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => shown.get(name) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/** A zone's clock, made once; undefined for the viewer's own zone, whose clock `Date` has. */
function clockOf(timeZone: string | undefined): Intl.DateTimeFormat | undefined {
  if (timeZone === undefined) return undefined;
  if (!clocks.has(timeZone)) clocks.set(timeZone, createClock(timeZone));
  return clocks.get(timeZone);
}

function createClock(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      timeZone,
    });
  } catch {
    return undefined;
  }
}
