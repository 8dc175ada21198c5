/** Dates, times and numbers of one viewer, through Intl. */
export interface Format {
  readonly locale: string;
  /** '2:15 PM' */
  time(instant: Date): string;
  /** 'Dec 18' */
  day(instant: Date): string;
  /** 'Nov 17, 6:30 PM', and '11/17/2025, 6:30 PM' in another year than now's. */
  dayAndTime(instant: Date, now: Date): string;
  /** 'Wednesday, November 18, 2026 at 2:15 PM' */
  fullDate(instant: Date): string;
  /** '1,204' */
  count(value: number): string;
  /** '$89', '$89.50' */
  price(dollars: number): string;
  /** Whether both instants fall on one day for this viewer. */
  isSameDay(one: Date, other: Date): boolean;
}

/** The most formats that are cached. The oldest is dropped. */
const MAX_CACHED_FORMATS = 8;
const known = new Map<string, Format>();

/**
 * Returns the formats of a locale and time zone. Creating Intl objects is slow, so widgets share them.
 * @param timeZone an IANA name; the viewer's own zone when undefined or unknown
 */
export function formatOf(locale: string, timeZone: string | undefined): Format {
  const key = `${locale} ${timeZone}`;
  const format = known.get(key) ?? createFormat(locale, timeZone);
  known.delete(key);
  known.set(key, format);
  for (const oldest of known.keys()) if (known.size > MAX_CACHED_FORMATS) known.delete(oldest);
  return format;
}

/** Whether the zones may not agree about the year: December 31 and January 1 of UTC. */
function isNewYear(instant: Date): boolean {
  const [month, day] = [instant.getUTCMonth(), instant.getUTCDate()];
  return (month === 11 && day === 31) || (month === 0 && day === 1);
}

/** Longer than any day: one on which the clocks go back has 25 to 27 hours. */
const LONGEST_DAY_MS = 48 * 3_600_000;

/** @param timeZone an IANA name; the viewer's own zone when undefined or unknown */
export function createFormat(locale: string, timeZone: string | undefined): Format {
  const lazy = (options: Intl.DateTimeFormatOptions, language = locale) => {
    let made: Intl.DateTimeFormat | undefined;
    return () => {
      made ??= dateTimeFormat(language, options, timeZone);
      return made;
    };
  };
  const formatted = (made: () => Intl.DateTimeFormat) => (instant: Date) => plainSpaces(made().format(instant));
  const full = lazy({ dateStyle: 'full', timeStyle: 'short' });
  const day = formatted(lazy({ month: 'short', day: 'numeric' }));
  // MM/DD/YYYY in every locale
  const numeric = formatted(lazy({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-US'));
  // A list shows the full date of each row too, and another Intl object is slow to make.
  const splitFull = (instant: Date) => {
    const parts = full().formatToParts(instant);
    const hour = parts.findIndex(({ type }) => type === 'hour');
    const textOf = (some: typeof parts) => some.map(({ value }) => value).join('');
    // In some engines the spaces in the parts differ from those in the full text.
    const time = full()
      .format(instant)
      .slice(-textOf(parts.slice(hour)).length);
    return { date: textOf(parts.slice(0, hour)), time: plainSpaces(time) };
  };
  const yearOf = (instant: Date) => (isNewYear(instant) ? numeric(instant).slice(-4) : `${instant.getUTCFullYear()}`);
  let number: Intl.NumberFormat | undefined;
  return {
    locale,
    time: formatted(lazy({ timeStyle: 'short' })),
    day,
    dayAndTime: (instant, now) =>
      `${(yearOf(instant) === yearOf(now) ? day : numeric)(instant)}, ${splitFull(instant).time}`,
    fullDate: formatted(full),
    count: (value) => {
      // Every locale here writes a small number with its plain digits, and the first Intl object of a kind is slow.
      if (Number.isInteger(value) && Math.abs(value) < 1000) return `${value}`;
      number ??= new Intl.NumberFormat(locale);
      return number.format(value);
    },
    price: (dollars) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        trailingZeroDisplay: 'stripIfInteger',
      }).format(dollars),
    isSameDay: (one, other) =>
      Math.abs(one.getTime() - other.getTime()) < LONGEST_DAY_MS && splitFull(one).date === splitFull(other).date,
  };
}

export function dateTimeFormat(language: string, options: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  try {
    return new Intl.DateTimeFormat(language, { ...options, timeZone });
  } catch {
    // An unknown zone
    return new Intl.DateTimeFormat(language, options);
  }
}

/** Intl puts a narrow no-break space before AM and PM, which some fonts do not have. Some browsers write 'a. m.' for 'a.m.'. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u202f\u2009]/g, '\u00a0').replace(/\.\sm\./, '.m.');
}
