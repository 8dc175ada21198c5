import { endOfWeek as dateEndOfWeek } from 'date-fns/endOfWeek';
import { startOfWeek as dateStartOfWeek } from 'date-fns/startOfWeek';
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

export function startOfWeek(day: Day, first: Weekday): Day {
  return toDay(dateStartOfWeek(toDate(day), { weekStartsOn: first }));
}

export function endOfWeek(day: Day, first: Weekday): Day {
  return toDay(dateEndOfWeek(toDate(day), { weekStartsOn: first }));
}

/** Some browsers have `getWeekInfo()`, others `weekInfo`, some neither; Sunday is 7 there. */
function ofIntl(locale: Intl.Locale): Weekday | undefined {
  const method: unknown = Reflect.get(locale, 'getWeekInfo');
  const info: unknown =
    typeof method === 'function' ? Reflect.apply(method, locale, []) : Reflect.get(locale, 'weekInfo');
  const first = readAs(v.object({ firstDay: v.number() }), info)?.firstDay;
  return first === undefined ? undefined : WEEKDAYS[first % 7];
}
