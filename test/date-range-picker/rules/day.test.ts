import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  monthOf,
  monthsBetween,
  readDay,
  toDate,
  toDay,
  yearOf,
} from '../../../src/date-range-picker/range/day.js';
import { anyDay, day } from './days.js';

describe('a day', () => {
  it.each([
    ...['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-04-01', '2026-4-1', '', 'today', '0999-01-01'],
    ...['2026-W12-1', '2026-04-01T10:00', '20260401'],
  ])('%j is none', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('is read from a text with blanks around it', () => {
    expect(readDay(' 2028-02-29 ')).toBe('2028-02-29');
    expect(readDay('2027-02-29')).toBeUndefined();
    expect(readDay(undefined)).toBeUndefined();
  });

  it('is the same after a `Date`, and compares as a text', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        expect(toDay(toDate(one))).toBe(one);
        expect(one < other).toBe(daysBetween(one, other) > 0);
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
    expect(addMonths(day('2028-02-29'), -12)).toBe('2027-02-28');
  });

  it('has a year and a month, which is its first day', () => {
    expect(yearOf(day('2028-02-17'))).toBe(2028);
    expect(monthOf(day('2028-02-17'))).toBe('2028-02-01');
    expect(monthsBetween(day('2026-12-31'), day('2027-01-01'))).toBe(1);
  });
});
