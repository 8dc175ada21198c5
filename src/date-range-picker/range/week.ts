import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import * as v from 'valibot';
import { readAs } from '../../web/read-as.js';
import { addDays, type Day, toDate } from './day.js';

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

/** A Sunday. */
const SOME_SUNDAY: Day = '2026-01-04';

/** Seven days of some week, for the names of weekdays. */
export function aWeek(first: Weekday): readonly Day[] {
  return WEEKDAYS.map((index) => addDays(SOME_SUNDAY, first + index));
}

/** The days of a day's week that are before it. */
export function weekdaysSince(first: Weekday, day: Day): number {
  return (toDate(day).getDay() - first + 7) % 7;
}

/** The weeks of a month, also with their days of the months before and after. */
export function weeksOf(month: Day, first: Weekday): readonly (readonly Day[])[] {
  const before = weekdaysSince(first, month);
  const weeks = Math.ceil((before + getDaysInMonth(toDate(month))) / 7);
  return [...Array(weeks).keys()].map((week) => WEEKDAYS.map((weekday) => addDays(month, week * 7 + weekday - before)));
}
