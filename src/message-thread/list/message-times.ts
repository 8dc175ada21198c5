/** Times of messages for one viewer. */
export interface MessageTimes {
  /** 'Monday, June 1, 2020 3:00 PM' */
  full(instant: number): string;
  /** 'Friday, November 20' in this year, 'Friday, November 20, 2025' in another. */
  day(instant: number, now: number): string;
  /** A key that is equal for two instants on the same day. */
  dayOf(instant: number): string;
}

/** @param timeZone an IANA name; the viewer's own zone when undefined or unknown */
export function createMessageTimes(locale: string, timeZone: string | undefined): MessageTimes {
  const made = (options: Intl.DateTimeFormatOptions) => formatIn(locale, timeZone, options);
  const date = made({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  const thisYear = made({ weekday: 'long', month: 'long', day: 'numeric' });
  const time = made({ hour: 'numeric', minute: '2-digit' });
  const key = made({ year: 'numeric', month: 'numeric', day: 'numeric' });
  const year = made({ year: 'numeric' });
  const days = new Map<number, string>();
  return {
    full: (instant) => `${date.format(instant)} ${time.format(instant).replace(/[\u202f\u2009]/g, '\u00a0')}`,
    day: (instant, now) => (year.format(instant) === year.format(now) ? thisYear : date).format(instant),
    dayOf(instant) {
      // Time zones differ by multiples of 15 minutes, so the day is cached per quarter of an hour.
      const quarter = Math.floor(instant / 900_000);
      const known = days.get(quarter);
      if (known !== undefined) return known;
      const day = key.format(instant);
      days.set(quarter, day);
      return day;
    },
  };
}

function formatIn(locale: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, ...(timeZone === undefined ? {} : { timeZone }) });
  } catch {
    return new Intl.DateTimeFormat(locale, options);
  }
}
