import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  dayAt,
  dayNumber,
  daysBetween,
  isDay,
  partsOf,
  readDay,
  toDay,
} from '../../../src/domain/date-range/day.js';
import { endOfMonth, monthAt, monthNumber, monthOf, weeksOf } from '../../../src/domain/date-range/month.js';
import { anyDay, day } from './days.js';

describe('a day', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-04-01', '2026-4-1', '', 'today', '0999-01-01'])(
    '%j is none',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it('is read from a text with blanks around it', () => {
    expect(readDay(' 2028-02-29 ')).toBe('2028-02-29');
    expect(readDay('2027-02-29')).toBeUndefined();
    expect(readDay(undefined)).toBeUndefined();
  });

  it('is the same after its numbers and its place in time', () => {
    fc.assert(
      fc.property(anyDay, (any) => {
        const { year, month, day: date } = partsOf(any);
        expect(toDay(year, month, date)).toBe(any);
        expect(dayAt(dayNumber(any))).toBe(any);
      }),
    );
  });

  it('compares as a text', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        expect(one < other).toBe(dayNumber(one) < dayNumber(other));
      }),
    );
  });

  it('goes any number of days on, and back again', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (any, count) => {
        expect(addDays(addDays(any, count), -count)).toBe(any);
        expect(daysBetween(any, addDays(any, count))).toBe(count);
      }),
    );
  });

  it('stays within the years that days have', () => {
    expect(addDays(day('9999-12-31'), 1)).toBe('9999-12-31');
    expect(addDays(day('1000-01-01'), -1)).toBe('1000-01-01');
  });

  it('a month on is the same date, or the last of a shorter month', () => {
    expect(addMonths(day('2026-01-31'), 1)).toBe('2026-02-28');
    expect(addMonths(day('2026-01-31'), -2)).toBe('2025-11-30');
    expect(addMonths(day('2026-11-18'), 14)).toBe('2028-01-18');
    expect(addYears(day('2028-02-29'), -1)).toBe('2027-02-28');
    expect(addYears(day('2026-11-18'), -100)).toBe('1926-11-18');
  });
});

describe('a month', () => {
  it('has its first and its last day', () => {
    expect(monthOf(day('2028-02-17'))).toBe('2028-02-01');
    expect(endOfMonth(day('2028-02-17'))).toBe('2028-02-29');
    expect(endOfMonth(day('2026-12-05'))).toBe('2026-12-31');
  });

  it('is found again by its number', () => {
    fc.assert(
      fc.property(anyDay, (any) => {
        expect(monthAt(monthNumber(any))).toBe(monthOf(any));
      }),
    );
  });

  it.each([
    ['2026-02-01', 0, 4],
    ['2026-02-01', 1, 5],
    ['2026-11-01', 0, 5],
    ['2026-11-01', 1, 6],
    ['2027-01-01', 0, 6],
  ])('%s touches, with weeks from weekday %i, %i weeks', (month, first, weeks) => {
    expect(weeksOf(day(month), first)).toBe(weeks);
  });
});
