import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, monthOf, toDate } from '../../../src/date-range-picker/range/day.js';
import { heightOf, monthColumn, weeksShown } from '../../../src/date-range-picker/range/scroll-months.js';
import { day, WIDE } from './days.js';

describe('a month of the scrolling calendar', () => {
  it.each([
    ['2026-12-01', 5, 220],
    ['2027-01-01', 6, 260],
    ['2026-02-01', 5, 220],
  ])('%s has room for %i weeks, %i pixels', (month, weeks, height) => {
    expect(weeksShown(toDate(day(month)), 0)).toBe(weeks);
    expect(heightOf(toDate(day(month)), 0)).toBe(height);
  });
});

describe('the column of months', () => {
  const column = monthColumn(WIDE, 0);

  it('has every month of the limits', () => {
    expect(column.count).toBe(120 * 12 + 1);
    expect(column.monthAt(0)).toBe('1926-11-01');
    expect(column.monthAt(column.count - 1)).toBe('2046-11-01');
    expect(column.height).toBe(column.top(column.count - 1) + heightOf(toDate(day('2046-11-01')), 0));
  });

  it('finds a month by its days and by its offset', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: column.count - 1 }), (index) => {
        const month = column.monthAt(index);
        expect(column.indexOf(month)).toBe(index);
        expect(column.indexOf(addDays(addMonths(month, 1), -1))).toBe(index);
        expect(column.indexAt(column.top(index))).toBe(index);
        expect(column.indexAt(column.top(index) + heightOf(toDate(month), 0) - 1)).toBe(index);
      }),
    );
  });

  it('ends at its ends', () => {
    expect(column.indexOf(day('1900-01-01'))).toBe(0);
    expect(column.indexOf(day('2100-01-01'))).toBe(column.count - 1);
    expect(column.indexAt(-50)).toBe(0);
    expect(column.indexAt(column.height + 500)).toBe(column.count - 1);
  });

  it('may be one month', () => {
    const one = monthColumn({ min: day('2026-11-05'), max: day('2026-11-20') }, 0);
    expect([one.count, one.monthAt(0), one.height]).toEqual([1, monthOf(day('2026-11-01')), 220]);
  });
});
