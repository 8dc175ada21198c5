import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../src/date-range-picker/range/day.js';
import * as ranges from '../../../src/date-range-picker/range/day-range.js';
import { allowedFrom, type DayLimits, limitsOf } from '../../../src/date-range-picker/range/day-range.js';
import { day, nearDay, range, WIDE } from './days.js';

const WHOLE = '2026-11-09/2026-11-24';
const NOV_20 = day('2026-11-20');
const moved = (end: ranges.RangeEnd, to: string, blocked: string) => ({
  moved: end,
  to: day(to),
  blocked: day(blocked),
});
const disabled = [{ start: day('2026-11-26'), end: day('2026-11-27') }];

it.each(['2026-11-09/2026-11-24', '2026-11-09/', '/2026-11-24', ''])('the range text %j is read and written', (text) =>
  expect(ranges.writeRange(ranges.readRange(text))).toBe(text),
);

it('an invalid day in a range text leaves its end open', () => {
  expect([ranges.readRange('soon/2026-11-24'), ranges.readRange('2026-11-09')]).toEqual([
    range('/2026-11-24'),
    range('2026-11-09/'),
  ]);
});

it('a range contains its ends and the days between, has a length, and equals one with the same ends', () => {
  const some = range('2026-11-09/2026-11-24');
  const days = ['2026-11-08', '2026-11-09', '2026-11-24', '2026-11-25'].map(day);
  expect(days.filter((each) => ranges.isWithin(some, each))).toEqual(['2026-11-09', '2026-11-24']);
  expect(ranges.isWithin(range('/2026-11-24'), day('1926-01-01'))).toBe(true);
  const lengths = ['2026-11-09/2026-11-24', '2026-11-09/2026-11-09', '2026-11-09/'].map((text) =>
    ranges.lengthOf(range(text)),
  );
  expect([lengths, ranges.isSameRange(range('2026-11-09/'), range('2026-11-09/'))]).toEqual([[16, 1, undefined], true]);
  expect(ranges.isSameRange(range('2026-11-09/'), range('/2026-11-09'))).toBe(false);
});

it.each<[string, string, ranges.RangeEnd, string, string, ranges.RangeEnd]>([
  ['begin with the start', '/', 'start', '2026-11-09', '2026-11-09/', 'end'],
  ['continue with the end', '2026-11-09/', 'end', '2026-11-24', '2026-11-09/2026-11-24', 'start'],
  ['may be the same day twice', '2026-11-09/', 'end', '2026-11-09', '2026-11-09/2026-11-09', 'start'],
  ['are swapped if the end is first', '2026-11-24/', 'end', '2026-11-09', '2026-11-09/2026-11-24', 'start'],
  ['move the start before the end', '2026-11-09/2026-11-24', 'start', '2026-11-12', '2026-11-12/2026-11-24', 'end'],
  ['begin again with a start past the end', '2026-11-09/2026-11-24', 'start', '2026-11-28', '2026-11-28/', 'end'],
  ['may begin with the end', '/', 'end', '2026-11-24', '/2026-11-24', 'start'],
  ['continue with a start', '/2026-11-24', 'start', '2026-11-09', '2026-11-09/2026-11-24', 'start'],
  ['are swapped if the start is last', '/2026-11-24', 'start', '2026-11-28', '2026-11-24/2026-11-28', 'start'],
])('days chosen in sequence %s', (_rule, before, which, chosen, after, next) => {
  const isComplete = next === 'start' && after.length > 11;
  expect(ranges.drawDay(range(before), which, day(chosen), WIDE)).toMatchObject({
    range: range(after),
    isComplete,
    next,
  });
});

it('days chosen in sequence stop before disabled days', () => {
  const limits = { ...WIDE, disabled };
  const { range: drawn } = ranges.drawDay(range('2026-11-20/'), 'end', day('2026-11-30'), limits);
  expect(drawn).toEqual(range('2026-11-20/2026-11-25'));
});

it.each<[string, string, string, ranges.RangeNote | null]>([
  ['that ends early', '2026-11-16/2026-11-24', '2026-11-16/2026-11-17', moved('end', '2026-11-17', '2026-11-18')],
  ['that starts late', '1900-01-01/2026-11-24', '1926-11-18/2026-11-24', moved('start', '1926-11-18', '1926-11-17')],
  ['with one end that starts early', '2026-11-19/', '2026-11-18/', moved('start', '2026-11-18', '2026-11-19')],
  ['that is swapped', '2026-11-24/2026-11-09', WHOLE, { moved: null }],
  ['that is unchanged', WHOLE, WHOLE, null],
  ['that is open', '/', '/', null],
])('a range %s has the expected note', (_rule, asked, settled, note) =>
  expect(ranges.rangeNote(range(asked), range(settled))).toEqual(note),
);

it('the preview of a day is the range it would give, and nothing if it cannot be chosen', () => {
  expect(ranges.previewOf(range('2026-11-09/'), 'end', day('2026-11-12'), WIDE)).toEqual(
    range('2026-11-09/2026-11-12'),
  );
  const limits = { ...WIDE, max: NOV_20 };
  expect(ranges.previewOf(range('2026-11-09/'), 'end', day('2026-11-21'), limits)).toBeNull();
});

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

const someEnd = fc.constantFrom<ranges.RangeEnd>('start', 'end');

it.each<[string, string, ranges.RangeEnd, Partial<DayLimits>, string]>([
  ['whose end is before its start is swapped', '2026-11-24/2026-11-09', 'end', {}, '2026-11-09/2026-11-24'],
  ['ends at the maximum', '2026-11-09/2026-11-24', 'end', { max: NOV_20 }, '2026-11-09/2026-11-20'],
  ['begins at the minimum', '2026-11-01/2026-11-24', 'start', { min: day('2026-11-10') }, '2026-11-10/2026-11-24'],
  ['is swapped before it is limited', '2026-12-24/2026-11-09', 'end', { max: NOV_20 }, '2026-11-09/2026-11-20'],
  ['stops before disabled days at its end', '2026-11-20/2026-11-30', 'end', { disabled }, '2026-11-20/2026-11-25'],
  [
    'starts after disabled days at its new start',
    '2026-11-20/2026-11-30',
    'start',
    { disabled },
    '2026-11-28/2026-11-30',
  ],
  ['that is swapped keeps its older end', '2026-11-30/2026-11-20', 'end', { disabled }, '2026-11-28/2026-11-30'],
  ['of only disabled days is the nearest day', '2026-11-26/2026-11-26', 'end', { disabled }, '2026-11-28/2026-11-28'],
])('a range %s', (_rule, drawn, last, limits, settled) =>
  expect(ranges.settleRange(range(drawn), last, { ...WIDE, ...limits })).toEqual(range(settled)),
);

it('an open end of a range stays open', () => {
  expect(ranges.settleRange(range('/'), 'end', WIDE)).toEqual(range('/'));
  expect(ranges.settleRange(range('2026-11-20/'), 'start', WIDE)).toEqual(range('2026-11-20/'));
  const limits = { ...WIDE, max: NOV_20, disabled: [{ start: day('2026-11-19'), end: NOV_20 }] };
  expect(ranges.settleRange(range('/2027-01-01'), 'end', limits)).toEqual(range('/2026-11-18'));
  expect(ranges.settleRange(range('2026-11-19/'), 'start', limits)).toEqual(range('2026-11-18/'));
});

it('a settled range contains only selectable days in order, and does not change when settled again', () =>
  fc.assert(
    fc.property(nearDay, nearDay, someEnd, someLimits, (start, end, last, limits) => {
      const settled = ranges.settleRange({ start, end }, last, limits);
      expect(ranges.settleRange(settled, last, limits)).toEqual(settled);
      const { start: from, end: until } = settled;
      if (from === null || until === null) {
        expect(settled).toEqual(range('/'));
        return;
      }
      expect(from <= until).toBe(true);
      for (let each = from; each <= until; each = addDays(each, 1)) expect(allowedFrom(limits, each)).toBe(each);
    }),
    { numRuns: 500 },
  ));
