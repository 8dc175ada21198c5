/**
 * A day of the calendar as ISO text, 'YYYY-MM-DD': never an instant, in no time zone. Years 1000 to 9999, so that days
 * compare as texts.
 */
export type Day = `${string}-${string}-${string}`;

const SHAPE = /^([1-9]\d{3})-(\d\d)-(\d\d)$/;
const MS_A_DAY = 86_400_000;
const FIRST = Date.UTC(1000, 0, 1) / MS_A_DAY;
const LAST = Date.UTC(9999, 11, 31) / MS_A_DAY;

/** Whether a text is a valid day. */
export function isDay(text: string): text is Day {
  const [, year, month, day] = (SHAPE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** A host's text as a day; undefined when it is none. */
export function readDay(text: string | undefined): Day | undefined {
  const trimmed = text?.trim() ?? '';
  return isDay(trimmed) ? trimmed : undefined;
}

/**
 * The day of these numbers. Overflow goes to the next month or year.
 * @param month 1 to 12
 */
export function toDay(year: number, month: number, day: number): Day {
  return dayAt(Date.UTC(year, month - 1, day) / MS_A_DAY);
}

/** The numbers of a day; the month is 1 to 12. */
export function partsOf(day: Day): { readonly year: number; readonly month: number; readonly day: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) };
}

/** Days since 1970-01-01. */
export function dayNumber(day: Day): number {
  const { year, month, day: date } = partsOf(day);
  return Date.UTC(year, month - 1, date) / MS_A_DAY;
}

/** The day with this number, within the years that days have. */
export function dayAt(number: number): Day {
  const date = new Date(Math.min(Math.max(number, FIRST), LAST) * MS_A_DAY);
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

export function addDays(day: Day, count: number): Day {
  return dayAt(dayNumber(day) + count);
}

/** The same day of another month; where that month is shorter, its last day. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, day: date } = partsOf(day);
  const index = year * 12 + month - 1 + count;
  const [toYear, toMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  return toDay(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)));
}

export function addYears(day: Day, count: number): Day {
  return addMonths(day, count * 12);
}

/** How many days after `from` a day is. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

export function earlierOf(one: Day, other: Day): Day {
  return one < other ? one : other;
}

export function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other;
}

/** @param month 1 to 12 */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
