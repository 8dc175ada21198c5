import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightOf, monthColumn } from '../../../src/date-range-picker/calendar/scroll-calendar.js';
import { addDays, addMonths, monthOf, toDate } from '../../../src/date-range-picker/range/day.js';
import { allowedFrom, allowedUntil, lengthOf, limitsOf } from '../../../src/date-range-picker/range/day-range.js';
import {
  countStartingToday,
  countUpToToday,
  daysStartingToday,
  daysUpToToday,
  quickRange,
} from '../../../src/date-range-picker/range/quick-ranges.js';
import { day, range, WIDE } from './days.js';

const today = day('2026-11-18');

describe('selectable days', () => {
  it('are between 100 years ago and 20 years ahead, or between a valid min and max from the host', () => {
    expect(limitsOf({}, today)).toEqual({ min: '1926-11-18', max: '2046-11-18', disabled: [] });
    const given = { min: '2026-01-01', max: '2026-12-31' };
    expect(limitsOf(given, today)).toMatchObject(given);
    expect(limitsOf({ min: 'soon', max: '2026-02-30' }, today)).toEqual(limitsOf({}, today));
    expect(limitsOf({ min: '2027-01-01', max: '2026-01-01' }, today)).toEqual(limitsOf({}, today));
  });

  it('exclude disabled days and ranges, which are sorted and merged', () => {
    const given = ['2026-12-24/2026-12-26', '2026-11-26', 'never', '2026-12-27', '2026-11-30/2026-11-29', '2026-12-25'];
    expect(limitsOf({ disabled: given }, today).disabled).toEqual([
      { start: '2026-11-26', end: '2026-11-26' },
      { start: '2026-11-29', end: '2026-11-30' },
      { start: '2026-12-24', end: '2026-12-27' },
    ]);
  });

  it('are within the limits and not disabled', () => {
    const limits = limitsOf({ min: '2026-11-01', max: '2026-11-30', disabled: ['2026-11-26'] }, today);
    const days = ['2026-10-31', '2026-11-01', '2026-11-26', '2026-11-30', '2026-12-01'].map(day);
    expect(days.filter((each) => allowedFrom(limits, each) === each)).toEqual(['2026-11-01', '2026-11-30']);
  });

  it('have a nearest one before and after', () => {
    const disabled = ['2026-11-26/2026-12-05', '2026-11-01'];
    const limits = limitsOf({ min: '2026-11-01', max: '2026-11-30', disabled }, today);
    expect(allowedFrom(limits, day('2026-10-01'))).toBe('2026-11-02');
    expect(allowedFrom(limits, day('2026-11-26'))).toBeUndefined();
    expect(allowedUntil(limits, day('2027-01-01'))).toBe('2026-11-25');
    expect(allowedUntil(limits, day('2026-11-01'))).toBeUndefined();
  });
});

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
] as const)('the quick range %s, with weeks from weekday %i, is %s', (name, first, days) =>
  expect(quickRange(name, today, first)).toEqual(range(days)),
);

it('the quick range lastMonth is correct at the end of a longer month', () => {
  expect(quickRange('lastMonth', day('2026-03-31'), 0)).toEqual(range('2026-02-01/2026-02-28'));
  expect(quickRange('lastMonth', day('2026-01-15'), 0)).toEqual(range('2025-12-01/2025-12-31'));
});

it('a count of days includes today, and is read back from the range', () => {
  expect(daysUpToToday(30, today)).toEqual(range('2026-10-20/2026-11-18'));
  expect(daysStartingToday(7, today)).toEqual(range('2026-11-18/2026-11-24'));
  expect([lengthOf(daysUpToToday(30, today)), countUpToToday(daysUpToToday(12, today), today)]).toEqual([30, 12]);
  expect(countStartingToday(daysStartingToday(12, today), today)).toBe(12);
  expect(countUpToToday(range('2026-11-01/2026-11-17'), today)).toBeUndefined();
  expect(countStartingToday(range('2026-11-18/'), today)).toBeUndefined();
});

it.each([0, -3, 0.5])('a count of %d days becomes one day', (count) => {
  expect(daysUpToToday(count, today)).toEqual(range('2026-11-18/2026-11-18'));
  expect(daysStartingToday(count, today)).toEqual(range('2026-11-18/2026-11-18'));
});

const column = monthColumn(WIDE, 0);

it('the month column has every month of the limits, is higher for six weeks, and stops at its ends', () => {
  const heights = ['2026-12-01', '2027-01-01', '2026-02-01'].map((month) => heightOf(toDate(day(month)), 0));
  expect(heights).toEqual([220, 260, 220]);
  expect(column.count).toBe(120 * 12 + 1);
  expect([column.monthAt(0), column.monthAt(column.count - 1)]).toEqual(['1926-11-01', '2046-11-01']);
  expect(column.height).toBe(column.top(column.count - 1) + heightOf(toDate(day('2046-11-01')), 0));
  expect(column.indexOf(day('1900-01-01'))).toBe(0);
  expect(column.indexOf(day('2100-01-01'))).toBe(column.count - 1);
  expect(column.indexAt(-50)).toBe(0);
  expect(column.indexAt(column.height + 500)).toBe(column.count - 1);
  const one = monthColumn({ min: day('2026-11-05'), max: day('2026-11-20') }, 0);
  expect([one.count, one.monthAt(0), one.height]).toEqual([1, monthOf(day('2026-11-01')), 220]);
});

it('the month column finds a month by its days and by its offset', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: column.count - 1 }), (index) => {
      const month = column.monthAt(index);
      expect(column.indexOf(month)).toBe(index);
      expect(column.indexOf(addDays(addMonths(month, 1), -1))).toBe(index);
      expect(column.indexAt(column.top(index))).toBe(index);
      expect(column.indexAt(column.top(index) + heightOf(toDate(month), 0) - 1)).toBe(index);
    }),
  ));
