import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/date-range-picker/range/day.js';
import { type DayRange, type RangeEnd, settleRange } from '../../../src/date-range-picker/range/day-range.js';
import { allowedFrom, type DayLimits, limitsOf } from '../../../src/date-range-picker/range/limits.js';
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
  const disabled = [{ start: day('2026-11-26'), end: day('2026-11-27') }];

  it.each<[string, string, RangeEnd, Partial<DayLimits>, string]>([
    ['whose end is before its start is swapped', '2026-11-24/2026-11-09', 'end', {}, '2026-11-09/2026-11-24'],
    ['ends at the maximum', '2026-11-09/2026-11-24', 'end', { max: day('2026-11-20') }, '2026-11-09/2026-11-20'],
    ['begins at the minimum', '2026-11-01/2026-11-24', 'start', { min: day('2026-11-10') }, '2026-11-10/2026-11-24'],
    [
      'is swapped before it is cut',
      '2026-12-24/2026-11-09',
      'end',
      { max: day('2026-11-20') },
      '2026-11-09/2026-11-20',
    ],
    [
      'stops before disabled days, at its new end',
      '2026-11-20/2026-11-30',
      'end',
      { disabled },
      '2026-11-20/2026-11-25',
    ],
    ['and at its new start', '2026-11-20/2026-11-30', 'start', { disabled }, '2026-11-28/2026-11-30'],
    ['that is swapped keeps its older end', '2026-11-30/2026-11-20', 'end', { disabled }, '2026-11-28/2026-11-30'],
    ['of disabled days only is the nearest day', '2026-11-26/2026-11-26', 'end', { disabled }, '2026-11-28/2026-11-28'],
  ])('%s', (_rule, drawn, last, limits, settled) => {
    expect(settleRange(range(drawn), last, { ...WIDE, ...limits })).toEqual(range(settled));
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
        for (let each = from; each <= until; each = addDays(each, 1)) expect(allowedFrom(limits, each)).toBe(each);
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
