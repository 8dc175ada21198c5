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
  ])('cannot be %j', (text) => expect(days.isDay(text)).toBe(false));

  it('is read from a text with whitespace around it, and has a year and a month', () => {
    expect([' 2028-02-29 ', '2027-02-29', undefined].map(days.readDay)).toEqual(['2028-02-29', undefined, undefined]);
    expect([days.yearOf(day('2028-02-17')), days.monthOf(day('2028-02-17'))]).toEqual([2028, '2028-02-01']);
    expect(days.monthsBetween(day('2026-12-31'), day('2027-01-01'))).toBe(1);
  });

  it('can be converted to a Date and back, and compares as text', () =>
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        expect(days.toDay(days.toDate(one))).toBe(one);
        expect(one < other).toBe(days.daysBetween(one, other) > 0);
      }),
    ));

  it('stays between the years 1000 and 9999, and addMonths() stops at the last day of a shorter month', () => {
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
  ['in numbers in Spanish', spanish.numeric(any), '11/09/2026'],
  ['in numbers in British English', createDayFormat('en-GB').numeric(any), '11/09/2026'],
  ['in full', english.full(day('2026-11-18')), 'Wednesday, November 18, 2026'],
  ['in full in Spanish', spanish.full(any), 'lunes, 9 de noviembre de 2026'],
  ['correctly in 1926, in every time zone', english.short(day('1926-01-01')), 'Jan 1, 1926'],
  ['correctly in 2046, in every time zone', english.short(day('2046-12-31')), 'Dec 31, 2046'],
  ['as month and year', english.monthAndYear(any), 'November 2026'],
  ['as month', english.month(day('2026-02-01')), 'February'],
  ['as month in Spanish', spanish.month(day('2026-12-01')), 'diciembre'],
  ['with Latin digits in any locale', createDayFormat('ar-EG').short(any), expect.stringContaining('2026')],
])('a day is formatted %s', (_how, written, expected) => expect(written).toEqual(expected));

it('the weekday names start with the first day of the week', () => {
  const { weekday } = createDayFormat('en-US');
  expect(aWeek(0).map(weekday).join(' ')).toBe('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
  expect(aWeek(1).map(weekday)[0]).toBe('Monday');
});

it('a time zone has a readable name, and an unknown one has the name of the local time zone', () => {
  expect(timeZoneName('en-US', 'America/Chicago')).toBe('Central Time');
  expect(timeZoneName('es-US', 'America/Chicago')).toBe('hora central');
  expect(timeZoneName('en-US', 'Mars/Olympus')).toBe(timeZoneName('en-US', undefined));
});

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether a region exists and has not been renamed. */
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

it('the first day of the week matches Intl in every region', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = letters.flatMap((one) => letters.map((two) => one + two)).filter(isOfToday);
  // A locale with a calendar extension is answered by Intl.
  const byIntl = (region: string) => firstWeekday(`en-${region}-u-ca-gregory`);
  expect(regions.length).toBeGreaterThan(200);
  expect(regions.filter((region) => firstWeekdayOf(region) !== byIntl(region))).toEqual([]);
  expect(firstWeekdayOf('MV')).toBe(5);
});
