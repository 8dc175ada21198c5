import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/date-range/day.js';
import { type DayRange, type RangeEnd, settleRange } from '../../../src/domain/date-range/day-range.js';
import { type DayLimits, isAllowed, limitsOf } from '../../../src/domain/date-range/limits.js';
import { day, nearDay, range, WIDE } from './days.js';

const today = day('2026-11-18');

const someLimits = fc
  .record({
    one: nearDay,
    other: nearDay,
    spans: fc.array(fc.tuple(nearDay, fc.integer({ min: 0, max: 6 })), { maxLength: 6 }),
  })
  .map(({ one, other, spans }): DayLimits => {
    const [min, max] = one < other ? [one, other] : [other, one];
    return limitsOf({ min, max, disabled: spans.map(([from, count]) => `${from}/${addDays(from, count)}`) }, today);
  });

const someEnd = fc.constantFrom<RangeEnd>('start', 'end');

describe('a range', () => {
  it('whose end is before its start is swapped', () => {
    expect(settleRange(range('2026-11-24/2026-11-09'), 'end', WIDE)).toEqual(range('2026-11-09/2026-11-24'));
  });

  it('past the maximum ends there', () => {
    const limits = { ...WIDE, max: day('2026-11-20') };
    expect(settleRange(range('2026-11-09/2026-11-24'), 'end', limits)).toEqual(range('2026-11-09/2026-11-20'));
  });

  it('before the minimum begins there', () => {
    const limits = { ...WIDE, min: day('2026-11-10') };
    expect(settleRange(range('2026-11-01/2026-11-24'), 'start', limits)).toEqual(range('2026-11-10/2026-11-24'));
  });

  it('that is swapped and past the maximum at once is swapped first', () => {
    const limits = { ...WIDE, max: day('2026-11-20') };
    expect(settleRange(range('2026-12-24/2026-11-09'), 'end', limits)).toEqual(range('2026-11-09/2026-11-20'));
  });

  it('that crosses disabled days stops before them, at the end that was drawn last', () => {
    const limits = { ...WIDE, disabled: [{ start: day('2026-11-26'), end: day('2026-11-27') }] };
    const crossing = range('2026-11-20/2026-11-30');
    expect(settleRange(crossing, 'end', limits)).toEqual(range('2026-11-20/2026-11-25'));
    expect(settleRange(crossing, 'start', limits)).toEqual(range('2026-11-28/2026-11-30'));
  });

  it('that is swapped keeps the end that was not drawn last', () => {
    const limits = { ...WIDE, disabled: [{ start: day('2026-11-26'), end: day('2026-11-27') }] };
    expect(settleRange(range('2026-11-30/2026-11-20'), 'end', limits)).toEqual(range('2026-11-28/2026-11-30'));
  });

  it('none of whose days may be chosen becomes the nearest day that may', () => {
    const limits = { ...WIDE, disabled: [{ start: day('2026-11-18'), end: day('2026-11-18') }] };
    expect(settleRange(range('2026-11-18/2026-11-18'), 'end', limits)).toEqual(range('2026-11-19/2026-11-19'));
  });

  it('stays open where it is open', () => {
    expect(settleRange(range('/'), 'end', WIDE)).toEqual(range('/'));
    expect(settleRange(range('2026-11-20/'), 'start', WIDE)).toEqual(range('2026-11-20/'));
    const limits = {
      ...WIDE,
      max: day('2026-11-20'),
      disabled: [{ start: day('2026-11-19'), end: day('2026-11-20') }],
    };
    expect(settleRange(range('/2027-01-01'), 'end', limits)).toEqual(range('/2026-11-18'));
    expect(settleRange(range('2026-11-19/'), 'start', limits)).toEqual(range('2026-11-18/'));
  });

  it('in whatever limits, holds only days that may be chosen, in their order', () => {
    fc.assert(
      fc.property(nearDay, nearDay, someEnd, someLimits, (start, end, last, limits) => {
        const settled = settleRange({ start, end }, last, limits);
        const { start: from, end: until } = settled;
        if (from === null || until === null) {
          expect(settled).toEqual(range('/'));
          return;
        }
        expect(from <= until).toBe(true);
        for (let each = from; each <= until; each = addDays(each, 1)) expect(isAllowed(limits, each)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('that is settled stays as it is', () => {
    fc.assert(
      fc.property(nearDay, nearDay, someEnd, someLimits, (start, end, last, limits) => {
        const once: DayRange = settleRange({ start, end }, last, limits);
        expect(settleRange(once, last, limits)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });
});
