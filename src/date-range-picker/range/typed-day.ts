import { addDays, type Day, isDay, yearOf } from './day.js';
import { dayFormatter } from './day-format.js';

type Part = 'year' | 'month' | 'day';

/** A year of two digits is from 80 years ago to 19 years ahead. */
const YEARS_AHEAD = 20;
/** Longer than any date with its weekday and month in words. */
const LONGEST = 100;
/** The minimum letters of an abbreviated name, as in 'sep'. */
const LETTERS = 3;

/** Numbers are month first in every locale, as days are shown and the hint says. */
const ORDER: readonly Part[] = ['month', 'day', 'year'];

/**
 * Reads a day as people type it, in the language of the locale: '11/12/2026', '11-12-26', '11/12' for this year,
 * 'Nov 12, 2026', '12 nov', '2026-11-12', 'today', 'yesterday', 'tomorrow'.
 */
export function readTypedDay(text: string, locale: string, today: Day): Day | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = plainText(text);
  const nearDay = relativeDay(plain, locale, today);
  if (nearDay !== undefined) return nearDay;
  const pieces = plain.match(/\d+|\p{L}+/gu) ?? [];
  const named = pieces.flatMap((piece) => monthNamed(piece, locale) ?? []);
  const numbers = pieces.filter((piece) => /\d/.test(piece));
  const [month] = named;
  if (named.length > 1 || hasUnknownWords(pieces, locale)) return undefined;
  return month === undefined ? ofNumbers(numbers, today) : ofNamedMonth(month, numbers, today);
}

function ofNumbers(numbers: readonly string[], today: Day): Day | undefined {
  const [first = ''] = numbers;
  const isIso = first.length === 4;
  const order: readonly Part[] = isIso ? ['year', 'month', 'day'] : ORDER;
  const parts = numbers.length === 2 && !isIso ? order.filter((part) => part !== 'year') : order;
  if (numbers.length !== parts.length) return undefined;
  const value = (part: Part) => numbers[parts.indexOf(part)];
  return madeOf(value('year'), value('month'), value('day'), today);
}

/** A day and an optional year. Four digits are the year in either position. */
function ofNamedMonth(month: number, numbers: readonly string[], today: Day): Day | undefined {
  if (numbers.length > 2) return undefined;
  const [first, second] = numbers;
  const [year, day] = first?.length === 4 ? [first, second] : [second, first];
  return madeOf(year, String(month), day, today);
}

function madeOf(year: string | undefined, month = '', day = '', today: Day): Day | undefined {
  const completeYear = year === undefined ? String(yearOf(today)) : fullYear(year, today);
  if (completeYear === undefined || month.length > 2 || day.length > 2) return undefined;
  const text = `${completeYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}

function fullYear(text: string, today: Day): string | undefined {
  if (text.length === 4) return text;
  if (text.length !== 2) return undefined;
  const latest = yearOf(today) + YEARS_AHEAD - 1;
  return String(latest - ((latest - Number(text)) % 100));
}

function monthNamed(piece: string, locale: string): number | undefined {
  if (/\d/.test(piece)) return undefined;
  const found = monthNames(locale).findIndex(
    (name) => name === piece || (piece.length >= LETTERS && name.startsWith(piece)),
  );
  return found < 0 ? undefined : found + 1;
}

function monthNames(locale: string): readonly string[] {
  const name = dayFormatter(locale, { month: 'long' });
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) => plainText(name.format(new Date(2026, month, 1))));
}

/** A word that is not a month, a weekday or a connecting word. */
function hasUnknownWords(pieces: readonly string[], locale: string): boolean {
  return pieces.some(
    (piece) =>
      !/\d/.test(piece) &&
      monthNamed(piece, locale) === undefined &&
      !CONNECTING_WORDS.includes(piece) &&
      !weekdayNames(locale).some((name) => piece.length >= LETTERS && name.startsWith(piece)),
  );
}

/** '18th', 'el 18 de noviembre del 2026' */
const CONNECTING_WORDS: readonly string[] = ['de', 'del', 'el', 'of', 'the', 'st', 'nd', 'rd', 'th'];

function weekdayNames(locale: string): readonly string[] {
  const name = dayFormatter(locale, { weekday: 'long' });
  return [0, 1, 2, 3, 4, 5, 6].map((day) => plainText(name.format(new Date(2026, 0, day + 1))));
}

function relativeDay(text: string, locale: string, today: Day): Day | undefined {
  const relativeDays = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const days = [0, -1, 1].find((count) => plainText(relativeDays.format(count, 'day')) === text);
  return days === undefined ? undefined : addDays(today, days);
}

/** Lower case without accents. */
function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
