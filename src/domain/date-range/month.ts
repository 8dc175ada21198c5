import { addDays, addMonths, type Day, dayNumber, partsOf, toDay } from './day.js';

const SUNDAY_FIRST =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY_FIRST = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

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

/** Sunday is 0, as in `Date`. */
export type Weekday = number;

/**
 * The first day of the week where a locale is at home. Intl is asked where the locale asks for a day of its own
 * (`en-US-u-fw-mon`) alone: its answer costs more time than the drawing of a month, and not every browser has one.
 */
export function firstWeekday(locale: string): Weekday {
  const known = new Intl.Locale(locale);
  const asked = locale.includes('-u-') ? ofIntl(known) : undefined;
  return asked ?? firstWeekdayOf(known.region ?? known.maximize().region ?? 'US');
}

/** The same by region, as CLDR has it. */
export function firstWeekdayOf(region: string): Weekday {
  if (SUNDAY_FIRST.includes(region)) return 0;
  if (SATURDAY_FIRST.includes(region)) return 6;
  return region === 'MV' ? 5 : 1;
}

export function weekdayOf(day: Day): Weekday {
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}

export function startOfWeek(day: Day, first: Weekday): Day {
  return addDays(day, -((weekdayOf(day) - first + 7) % 7));
}

export function endOfWeek(day: Day, first: Weekday): Day {
  return addDays(startOfWeek(day, first), 6);
}

/** Some browsers have `getWeekInfo()`, others `weekInfo`, some neither; Sunday is 7 there. */
function ofIntl(locale: Intl.Locale): Weekday | undefined {
  const method: unknown = Reflect.get(locale, 'getWeekInfo');
  const info: unknown =
    typeof method === 'function' ? Reflect.apply(method, locale, []) : Reflect.get(locale, 'weekInfo');
  if (typeof info !== 'object' || info === null || !('firstDay' in info)) return undefined;
  return typeof info.firstDay === 'number' ? info.firstDay % 7 : undefined;
}
