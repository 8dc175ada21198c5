import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { eachWeekOfInterval } from 'date-fns/eachWeekOfInterval';
import { endOfWeek } from 'date-fns/endOfWeek';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import * as v from 'valibot';
import { readAs } from '../../web/read-as.js';
import { type Day, toDate, toDay } from './day.js';

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

export function weekOf(day: Day, first: Weekday): { readonly start: Day; readonly end: Day } {
  const options = { weekStartsOn: first };
  return { start: toDay(startOfWeek(toDate(day), options)), end: toDay(endOfWeek(toDate(day), options)) };
}

function daysOfWeek(day: Day, first: Weekday): readonly Day[] {
  const { start, end } = weekOf(day, first);
  return eachDayOfInterval({ start: toDate(start), end: toDate(end) }).map(toDay);
}

/** Seven days of some week, for the names of weekdays. */
export function aWeek(first: Weekday): readonly Day[] {
  return daysOfWeek('2026-01-01', first);
}

/** The weeks of a month, also with their days of the months before and after. */
export function weeksOf(month: Day, first: Weekday): readonly (readonly Day[])[] {
  const start = toDate(month);
  const weeks = eachWeekOfInterval({ start, end: lastDayOfMonth(start) }, { weekStartsOn: first });
  return weeks.map((week) => daysOfWeek(toDay(week), first));
}
