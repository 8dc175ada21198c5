import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { endOfWeek } from 'date-fns/endOfWeek';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfWeek } from 'date-fns/startOfWeek';
import * as v from 'valibot';
import { dateTimeFormat } from '../../i18n/format.js';
import { readAs } from '../../web/read-as.js';
import { type Day, toDate, toDay } from './day.js';

/** Writes days and months in one locale. */
export interface DayFormat {
  /** 'Nov 9, 2026' */
  short(day: Day): string;
  /** 'Nov 9' */
  brief(day: Day): string;
  /** '11/09/2026', in every locale. */
  numeric(day: Day): string;
  /** 'Wednesday, November 18, 2026' */
  full(day: Day): string;
  /** 'November 2026' */
  monthAndYear(month: Day): string;
  /** 'November' */
  month(month: Day): string;
  /** 'Wednesday' */
  weekday(day: Day): string;
  /** 'Dec 28, 2026 – Jan 8, 2027' */
  span(start: Day, end: Day): string;
}

const A_YEAR = 2026;

/** Each Intl formatter is created when it is first used. */
export function createDayFormat(locale: string): DayFormat {
  const short = writer(locale, { month: 'short', day: 'numeric', year: 'numeric' });
  const full = writer(locale, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  return {
    short: short.day,
    brief: writer(locale, { month: 'short', day: 'numeric' }).day,
    numeric: numericDay,
    full: full.day,
    monthAndYear: writer(locale, { month: 'long', year: 'numeric' }).day,
    // Parts of the full date, because more formatters would cost more than all other texts of a calendar.
    month: (month) => full.part(month, 'month'),
    weekday: (day) => full.part(day, 'weekday'),
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

/** Seven days of some week, for the names of weekdays. */
export function aWeek(first: Weekday): readonly Day[] {
  const [day, options] = [new Date(A_YEAR, 0, 1), { weekStartsOn: first }];
  return eachDayOfInterval({ start: startOfWeek(day, options), end: endOfWeek(day, options) }).map(toDay);
}

/** 'Central Time', or the IANA name if Intl has no name for it. */
export function timeZoneName(locale: string, timeZone: string | undefined): string {
  const options = { timeZoneName: 'longGeneric' } as const;
  const parts = dateTimeFormat(locale, options, timeZone).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone ?? '';
}

const SUNDAY_FIRST =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY_FIRST = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** Sunday is 0, as in `Date`. */
export type Weekday = (typeof WEEKDAYS)[number];

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * The first day of the week in a locale. Asks Intl only for a locale with options, such as `en-US-u-fw-mon`: that is slow,
 * and some browsers cannot answer.
 */
export function firstWeekday(locale: string): Weekday {
  const known = new Intl.Locale(locale);
  const asked = locale.includes('-u-') ? ofIntl(known) : undefined;
  return asked ?? firstWeekdayOf(known.region ?? known.maximize().region ?? 'US');
}

/** From the table of CLDR. */
export function firstWeekdayOf(region: string): Weekday {
  if (SUNDAY_FIRST.includes(region)) return 0;
  if (SATURDAY_FIRST.includes(region)) return 6;
  return region === 'MV' ? 5 : 1;
}

/** Browsers have `getWeekInfo()`, `weekInfo` or neither. Intl counts Sunday as 7. */
function ofIntl(locale: Intl.Locale): Weekday | undefined {
  const method: unknown = Reflect.get(locale, 'getWeekInfo');
  const info: unknown =
    typeof method === 'function' ? Reflect.apply(method, locale, []) : Reflect.get(locale, 'weekInfo');
  const first = readAs(v.object({ firstDay: v.number() }), info)?.firstDay;
  return first === undefined ? undefined : WEEKDAYS[first % 7];
}
