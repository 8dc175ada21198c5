import { lightFormat } from 'date-fns/lightFormat';
import { dateTimeFormat } from '../../i18n/format.js';
import { type Day, toDate } from './day.js';

export type DayFormat = ReturnType<typeof createDayFormat>;

/** Writes days and months in one locale. Each Intl formatter is created when it is first used. */
export function createDayFormat(locale: string) {
  const short = writer(locale, { month: 'short', day: 'numeric', year: 'numeric' });
  const full = writer(locale, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  return {
    /** 'Nov 9, 2026' */
    short: short.day,
    /** 'Nov 9' */
    brief: writer(locale, { month: 'short', day: 'numeric' }).day,
    numeric: numericDay,
    /** 'Wednesday, November 18, 2026' */
    full: full.day,
    /** 'November 2026' */
    monthAndYear: writer(locale, { month: 'long', year: 'numeric' }).day,
    // Parts of the full date, because more formatters would cost more than all other texts of a calendar.
    month: (month: Day) => full.part(month, 'month'),
    weekday: (day: Day) => full.part(day, 'weekday'),
    /** 'Dec 28, 2026 – Jan 8, 2027' */
    span: short.span,
  };
}

/** '11/09/2026': MM/DD/YYYY, in every locale. */
export function numericDay(day: Day): string {
  return lightFormat(toDate(day), 'MM/dd/yyyy');
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
  return {
    day: (day: Day) => once(day, () => intl().format(toDate(day))),
    span: (start: Day, end: Day) => intl().formatRange(toDate(start), toDate(end)),
    part: (day: Day, name: 'weekday' | 'month') =>
      once(`${name} ${day}`, () => {
        const parts = intl().formatToParts(toDate(day));
        return parts.find(({ type }) => type === name)?.value ?? '';
      }),
  };
}

/** Formats `toDate` days: Gregorian calendar, Latin digits, the device's time zone. */
export function dayFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', numberingSystem: 'latn' });
}

/** 'Central Time', or the IANA name if Intl has no name for it. */
export function timeZoneName(locale: string, timeZone: string | undefined): string {
  const options = { timeZoneName: 'longGeneric' } as const;
  const parts = dateTimeFormat(locale, options, timeZone).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone ?? '';
}
