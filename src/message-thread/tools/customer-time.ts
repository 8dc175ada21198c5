import type { LeadAddress } from '../../lead-card/lead/lead.js';

/** Night is from 9 PM to 8 AM in the customer's time zone. */
const NIGHT_FROM = 21;
const MORNING = 8;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** States and territories with one time zone in nearly all of their places, by zone. */
const STATES: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
};

/** States with more than one zone, which need a postal code. */
const SPLIT = 'AK AZ FL ID IN KS KY MI ND NE NV OR SD TN TX';

/** Postal code prefixes with another zone than the rest of their state. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'America/Chicago': '325 420 421 422 423 424 463 464 476 477',
  'America/Denver': '577 693 799 885',
  'America/Los_Angeles': '838',
  'America/New_York': '374 376 378 379',
};

/** Postal code prefixes with more than one zone. */
const UNSURE =
  '324 373 377 401 426 427 465 469 475 479 498 499 575 576 585 586 588 677 678 690 691 692 798 835 860 865 898 979 99546 99547';

/**
 * The time zone of an address in the US: by its state, and where a state has several by its postal code.
 * @returns an IANA name; null if it is not known for sure
 */
export function timeZoneOf({ state, postalCode }: Pick<LeadAddress, 'state' | 'postalCode'>): string | null {
  const code = state.trim().toUpperCase();
  const usual = zoneIn(STATES, code);
  if (usual === null || !has(SPLIT, code)) return usual;
  const zip = postalCode.trim().slice(0, 5);
  if (!/^\d{5}$/.test(zip)) return null;
  const area = zip.slice(0, 3);
  if (has(UNSURE, area) || has(UNSURE, zip)) return null;
  return zoneIn(ELSEWHERE, area) ?? usual;
}

const has = (words: string, word: string): boolean => words.split(' ').includes(word);

function zoneIn(zones: Readonly<Record<string, string>>, word: string): string | null {
  return Object.entries(zones).find(([, words]) => has(words, word))?.[0] ?? null;
}

/** @param instant milliseconds since 1970 */
export function isNight(instant: number, timeZone: string): boolean {
  const { hour } = clockIn(instant, timeZone);
  return hour >= NIGHT_FROM || hour < MORNING;
}

/**
 * The next 8 AM in a time zone.
 * @param instant milliseconds since 1970
 * @returns milliseconds since 1970
 */
export function nextMorning(instant: number, timeZone: string): number {
  const { hour, restMs } = clockIn(instant, timeZone);
  const hours = (MORNING - hour + DAY_HOURS) % DAY_HOURS || DAY_HOURS;
  const morning = instant - restMs + hours * HOUR_MS;
  // The clocks may change in between.
  return morning + (MORNING - clockIn(morning, timeZone).hour) * HOUR_MS;
}

/** The hour on the clock, and the milliseconds since it began. */
function clockIn(instant: number, timeZone: string): { readonly hour: number; readonly restMs: number } {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  // Every zone here is whole hours away from UTC.
  return { hour: Number(format.format(instant)), restMs: instant % HOUR_MS };
}
