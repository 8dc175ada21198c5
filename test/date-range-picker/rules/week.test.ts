import { describe, expect, it } from 'vitest';
import { endOfWeek, firstWeekday, firstWeekdayOf, startOfWeek } from '../../../src/date-range-picker/range/week.js';
import { day } from './days.js';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A region that is there, and has not changed its name. */
function isOfToday(code: string): boolean {
  return names.of(code) !== undefined && Intl.getCanonicalLocales(`en-${code}`)[0] === `en-${code}`;
}

describe('the first day of the week', () => {
  it.each([
    ['en-US', 0],
    ['es-US', 0],
    ['es-MX', 0],
    ['en-GB', 1],
    ['es-ES', 1],
    ['en', 0],
    ['ar-EG', 6],
  ])('in %s is %i', (locale, weekday) => {
    expect(firstWeekday(locale)).toBe(weekday);
  });

  it('is the same in every region as Intl has it', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const regions = letters.flatMap((one) => letters.map((two) => one + two)).filter(isOfToday);
    // What a locale asks of Intl itself
    const byIntl = (region: string) => firstWeekday(`en-${region}-u-ca-gregory`);
    expect(regions.length).toBeGreaterThan(200);
    expect(regions.filter((region) => firstWeekdayOf(region) !== byIntl(region))).toEqual([]);
  });

  it('is the one that a locale asks for', () => {
    expect(firstWeekday('en-US-u-ca-gregory')).toBe(0);
  });

  it('is Friday in the Maldives', () => {
    expect(firstWeekdayOf('MV')).toBe(5);
  });
});

describe('a week', () => {
  it('goes from its first weekday to its last', () => {
    expect(startOfWeek(day('2026-11-18'), 0)).toBe('2026-11-15');
    expect(startOfWeek(day('2026-11-15'), 1)).toBe('2026-11-09');
    expect(endOfWeek(day('2026-11-18'), 1)).toBe('2026-11-22');
  });
});
