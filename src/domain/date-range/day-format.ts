import { addDays, type Day, dayNumber, toDay } from './day.js';
import { startOfWeek, type Weekday } from './month.js';

/** Days and months in the words of one locale. */
export interface DayFormat {
  /** 'Nov 9, 2026' */
  short(day: Day): string;
  /** '11/09/2026', in every locale. */
  numeric(day: Day): string;
  /** 'Wednesday, November 18, 2026' */
  full(day: Day): string;
  /** 'November 2026' */
  monthAndYear(month: Day): string;
  /** 'November'; 1 to 12 */
  month(month: number): string;
  /** 'Wednesday' */
  weekday(day: Day): string;
  /** 'Dec 28, 2026 – Jan 8, 2027' */
  span(start: Day, end: Day): string;
}

const A_YEAR = 2026;
const MS_A_DAY = 86_400_000;

/** Writes days through Intl; a formatter is made when it is first used. */
export function createDayFormat(locale: string): DayFormat {
  const short = writer(locale, { month: 'short', day: 'numeric', year: 'numeric' });
  const full = writer(locale, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  return {
    short: short.day,
    numeric: numericDay,
    full: full.day,
    monthAndYear: writer(locale, { month: 'long', year: 'numeric' }).day,
    // Out of a day in full: formatters of their own would cost more than all else that a calendar writes
    month: (month) => full.part(toDay(A_YEAR, month, 1), 'month'),
    weekday: (day) => full.part(day, 'weekday'),
    span: short.span,
  };
}

/** '11/09/2026': MM/DD/YYYY, in every locale. */
export function numericDay(day: Day): string {
  return day.replace(/^(.+)-(..)-(..)$/, '$2/$3/$1');
}

/** Formats days in one way, and caches each of them. */
function writer(locale: string, options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined;
  const known = new Map<string, string>();
  const intl = () => {
    made ??= dayFormatter(locale, options);
    return made;
  };
  const once = (key: string, write: () => string) => {
    const text = known.get(key) ?? write();
    known.set(key, text);
    return text;
  };
  const time = (day: Day) => dayNumber(day) * MS_A_DAY;
  return {
    day: (day: Day) => once(day, () => intl().format(time(day))),
    span: (start: Day, end: Day) => intl().formatRange(time(start), time(end)),
    part: (day: Day, name: 'weekday' | 'month') =>
      once(`${name} ${day}`, () => {
        const parts = intl().formatToParts(time(day));
        return parts.find(({ type }) => type === name)?.value ?? '';
      }),
  };
}

/** A formatter of days: the Gregorian calendar in plain digits, in no time zone. */
export function dayFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' });
}

/** The seven days of a week, to write their names by. */
export function aWeek(first: Weekday): readonly Day[] {
  const start = startOfWeek(toDay(A_YEAR, 1, 1), first);
  return [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(start, count));
}

/** 'Central Time'; where Intl knows no such name, the zone's own. */
export function timeZoneName(locale: string, timeZone: string | undefined): string {
  const options = { timeZoneName: 'longGeneric' } as const;
  const parts = formatterIn(locale, options, timeZone).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone ?? '';
}

function formatterIn(locale: string, options: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  try {
    return new Intl.DateTimeFormat(locale, timeZone === undefined ? options : { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, options);
  }
}
