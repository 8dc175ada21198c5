import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as days from '../../../src/date-range-picker/range/day.js';
import { createDayFormat, timeZoneName } from '../../../src/date-range-picker/range/day-format.js';
import { aWeek, firstWeekday, firstWeekdayOf } from '../../../src/date-range-picker/range/week.js';
import { anyDay, day } from './days.js';

describe('a day', () => {
  it.each([
    ...['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-04-01', '2026-4-1', '', 'today', '0999-01-01'],
    ...['2026-W12-1', '2026-04-01T10:00', '20260401'],
  ])('%j is none', (text) => expect(days.isDay(text)).toBe(false));

  it('is read from a text with blanks around it, and has a year and a month, which is its first day', () => {
    expect([' 2028-02-29 ', '2027-02-29', undefined].map(days.readDay)).toEqual(['2028-02-29', undefined, undefined]);
    expect([days.yearOf(day('2028-02-17')), days.monthOf(day('2028-02-17'))]).toEqual([2028, '2028-02-01']);
    expect(days.monthsBetween(day('2026-12-31'), day('2027-01-01'))).toBe(1);
  });

  it('is the same after a `Date`, and compares as a text', () =>
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        expect(days.toDay(days.toDate(one))).toBe(one);
        expect(one < other).toBe(days.daysBetween(one, other) > 0);
      }),
    ));

  it('stays within the years that days have, and a month on is the same date or the last of a shorter month', () => {
    expect([days.addDays(day('9999-12-31'), 1), days.addDays(day('1000-01-01'), -1)]).toEqual([
      '9999-12-31',
      '1000-01-01',
    ]);
    expect([days.addMonths(day('2026-01-31'), 1), days.addMonths(day('2026-01-31'), -2)]).toEqual([
      '2026-02-28',
      '2025-11-30',
    ]);
    expect(days.addMonths(day('2028-02-29'), -12)).toBe('2027-02-28');
  });
});

const plain = (text: string) => text.replace(/\u202f|\u00a0/g, ' ');

const english = createDayFormat('en-US');
const spanish = createDayFormat('es-US');
const any = day('2026-11-09');

it.each([
  ['short, as MMM d, yyyy', english.short(any), 'Nov 9, 2026'],
  ['short in Spanish', plain(spanish.short(any)), '9 nov 2026'],
  ['in numbers, as MM/DD/YYYY', english.numeric(any), '11/09/2026'],
  ['so in Spanish too', spanish.numeric(any), '11/09/2026'],
  ['so in Britain too', createDayFormat('en-GB').numeric(any), '11/09/2026'],
  ['in full', english.full(day('2026-11-18')), 'Wednesday, November 18, 2026'],
  ['in full in Spanish', spanish.full(any), 'lunes, 9 de noviembre de 2026'],
  ['as itself, long ago, in every time zone', english.short(day('1926-01-01')), 'Jan 1, 1926'],
  ['as itself, years ahead, in every time zone', english.short(day('2046-12-31')), 'Dec 31, 2046'],
  ['with its month and year', english.monthAndYear(any), 'November 2026'],
  ['with its month', english.month(day('2026-02-01')), 'February'],
  ['with its month in Spanish', spanish.month(day('2026-12-01')), 'diciembre'],
  ['in plain digits in any locale', createDayFormat('ar-EG').short(any), expect.stringContaining('2026')],
])('a day is written %s', (_how, written, expected) => expect(written).toEqual(expected));

it('a week is named from its first day', () => {
  const { weekday } = createDayFormat('en-US');
  expect(aWeek(0).map(weekday).join(' ')).toBe('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
  expect(aWeek(1).map(weekday)[0]).toBe('Monday');
});

it('a time zone has a name that people know, and is the viewer’s own where Intl does not know it', () => {
  expect(timeZoneName('en-US', 'America/Chicago')).toBe('Central Time');
  expect(timeZoneName('es-US', 'America/Chicago')).toBe('hora central');
  expect(timeZoneName('en-US', 'Mars/Olympus')).toBe(timeZoneName('en-US', undefined));
});

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A region that is there, and has not changed its name. */
const isOfToday = (code: string): boolean =>
  names.of(code) !== undefined && Intl.getCanonicalLocales(`en-${code}`)[0] === `en-${code}`;

it.each([
  ['en-US', 0],
  ['es-US', 0],
  ['es-MX', 0],
  ['en-GB', 1],
  ['es-ES', 1],
  ['en', 0],
  ['ar-EG', 6],
  ['en-US-u-ca-gregory', 0],
])('the first day of the week in %s is %i', (locale, weekday) => expect(firstWeekday(locale)).toBe(weekday));

it('the first day of the week is the same in every region as Intl has it', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = letters.flatMap((one) => letters.map((two) => one + two)).filter(isOfToday);
  // What a locale asks of Intl itself
  const byIntl = (region: string) => firstWeekday(`en-${region}-u-ca-gregory`);
  expect(regions.length).toBeGreaterThan(200);
  expect(regions.filter((region) => firstWeekdayOf(region) !== byIntl(region))).toEqual([]);
  expect(firstWeekdayOf('MV')).toBe(5);
});
