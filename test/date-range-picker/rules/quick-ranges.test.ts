import { describe, expect, it } from 'vitest';
import { lengthOf } from '../../../src/date-range-picker/range/day-range.js';
import {
  countStartingToday,
  countUpToToday,
  daysStartingToday,
  daysUpToToday,
  quickRange,
} from '../../../src/date-range-picker/range/quick-ranges.js';
import { day, range } from './days.js';

const today = day('2026-11-18');

describe('a quick range', () => {
  it.each([
    ['today', 0, '2026-11-18/2026-11-18'],
    ['yesterday', 0, '2026-11-17/2026-11-17'],
    ['thisWeek', 0, '2026-11-15/2026-11-21'],
    ['thisWeek', 1, '2026-11-16/2026-11-22'],
    ['lastWeek', 0, '2026-11-08/2026-11-14'],
    ['lastWeek', 1, '2026-11-09/2026-11-15'],
    ['thisMonth', 0, '2026-11-01/2026-11-30'],
    ['lastMonth', 0, '2026-10-01/2026-10-31'],
    ['last7Days', 0, '2026-11-12/2026-11-18'],
    ['last30Days', 0, '2026-10-20/2026-11-18'],
  ] as const)('%s, with weeks from weekday %i, is %s', (name, first, days) => {
    expect(quickRange(name, today, first)).toEqual(range(days));
  });

  it('of the last month is right at the end of a longer one', () => {
    expect(quickRange('lastMonth', day('2026-03-31'), 0)).toEqual(range('2026-02-01/2026-02-28'));
    expect(quickRange('lastMonth', day('2026-01-15'), 0)).toEqual(range('2025-12-01/2025-12-31'));
  });
});

describe('a count of days', () => {
  it('has today among them', () => {
    expect(daysUpToToday(30, today)).toEqual(range('2026-10-20/2026-11-18'));
    expect(daysStartingToday(7, today)).toEqual(range('2026-11-18/2026-11-24'));
    expect(lengthOf(daysUpToToday(30, today))).toBe(30);
  });

  it.each([0, -3, 0.5])('%d is at least one', (count) => {
    expect(daysUpToToday(count, today)).toEqual(range('2026-11-18/2026-11-18'));
    expect(daysStartingToday(count, today)).toEqual(range('2026-11-18/2026-11-18'));
  });

  it('is read back from the range', () => {
    expect(countUpToToday(daysUpToToday(12, today), today)).toBe(12);
    expect(countStartingToday(daysStartingToday(12, today), today)).toBe(12);
    expect(countUpToToday(range('2026-11-01/2026-11-17'), today)).toBeUndefined();
    expect(countStartingToday(range('2026-11-18/'), today)).toBeUndefined();
  });
});
