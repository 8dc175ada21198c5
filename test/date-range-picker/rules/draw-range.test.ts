import { describe, expect, it } from 'vitest';
import { drawDay, previewOf, type RangeEnd, setEnd } from '../../../src/date-range-picker/range/day-range.js';
import { day, range, WIDE } from './days.js';

describe('days chosen one after the other', () => {
  it.each<[string, string, RangeEnd, string, string, RangeEnd]>([
    ['begin with the start', '/', 'start', '2026-11-09', '2026-11-09/', 'end'],
    ['go on with the end', '2026-11-09/', 'end', '2026-11-24', '2026-11-09/2026-11-24', 'start'],
    ['may be the same day twice', '2026-11-09/', 'end', '2026-11-09', '2026-11-09/2026-11-09', 'start'],
    ['are swapped if the end is first', '2026-11-24/', 'end', '2026-11-09', '2026-11-09/2026-11-24', 'start'],
    ['move the start before the end', '2026-11-09/2026-11-24', 'start', '2026-11-12', '2026-11-12/2026-11-24', 'end'],
    ['begin again with a start past the end', '2026-11-09/2026-11-24', 'start', '2026-11-28', '2026-11-28/', 'end'],
    ['may begin with the end', '/', 'end', '2026-11-24', '/2026-11-24', 'start'],
    ['go on with a start', '/2026-11-24', 'start', '2026-11-09', '2026-11-09/2026-11-24', 'start'],
    ['are swapped then too', '/2026-11-24', 'start', '2026-11-28', '2026-11-24/2026-11-28', 'start'],
  ])('%s', (_rule, before, which, chosen, after, next) => {
    const drawn = drawDay(range(before), which, day(chosen), WIDE);
    expect(drawn).toMatchObject({ range: range(after), isWhole: next === 'start' && after.length > 11 });
    expect(drawn.next).toBe(next);
  });

  it('stop before disabled days', () => {
    const limits = { ...WIDE, disabled: [{ start: day('2026-11-26'), end: day('2026-11-27') }] };
    const { range: drawn } = drawDay(range('2026-11-20/'), 'end', day('2026-11-30'), limits);
    expect(drawn).toEqual(range('2026-11-20/2026-11-25'));
  });
});

describe('a typed end', () => {
  it('is swapped with the other one where it comes before it', () => {
    expect(setEnd(range('2026-11-09/2026-11-24'), 'start', day('2026-11-30'), WIDE)).toEqual(
      range('2026-11-24/2026-11-30'),
    );
  });

  it('that is emptied opens its end', () => {
    expect(setEnd(range('2026-11-09/2026-11-24'), 'end', null, WIDE)).toEqual(range('2026-11-09/'));
  });
});

describe('a day under the pointer', () => {
  it('shows what choosing it would give', () => {
    expect(previewOf(range('2026-11-09/'), 'end', day('2026-11-12'), WIDE)).toEqual(range('2026-11-09/2026-11-12'));
  });

  it('shows nothing where it may not be chosen', () => {
    const limits = { ...WIDE, max: day('2026-11-20') };
    expect(previewOf(range('2026-11-09/'), 'end', day('2026-11-21'), limits)).toBeNull();
  });
});
