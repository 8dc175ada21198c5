import { describe, expect, it } from 'vitest';
import { drawDay, OPEN_RANGE, previewOf, setEnd } from '../../../src/domain/date-range/day-range.js';
import { day, range, WIDE } from './days.js';

describe('days chosen one after the other', () => {
  it('are the start, then the end', () => {
    const first = drawDay(OPEN_RANGE, 'start', day('2026-11-09'), WIDE);
    expect(first).toEqual({ range: range('2026-11-09/'), next: 'end', isWhole: false });
    const second = drawDay(first.range, first.next, day('2026-11-24'), WIDE);
    expect(second).toEqual({ range: range('2026-11-09/2026-11-24'), next: 'start', isWhole: true });
  });

  it('may be the same day twice', () => {
    expect(drawDay(range('2026-11-09/'), 'end', day('2026-11-09'), WIDE).range).toEqual(range('2026-11-09/2026-11-09'));
  });

  it('are swapped where the end comes before the start', () => {
    const drawn = drawDay(range('2026-11-24/'), 'end', day('2026-11-09'), WIDE);
    expect(drawn).toEqual({ range: range('2026-11-09/2026-11-24'), next: 'start', isWhole: true });
  });

  it('move the start alone where it stays before the end', () => {
    const drawn = drawDay(range('2026-11-09/2026-11-24'), 'start', day('2026-11-12'), WIDE);
    expect(drawn).toEqual({ range: range('2026-11-12/2026-11-24'), next: 'end', isWhole: false });
  });

  it('begin a new range with a start past the end', () => {
    const drawn = drawDay(range('2026-11-09/2026-11-24'), 'start', day('2026-11-28'), WIDE);
    expect(drawn).toEqual({ range: range('2026-11-28/'), next: 'end', isWhole: false });
  });

  it('may begin with the end', () => {
    const first = drawDay(OPEN_RANGE, 'end', day('2026-11-24'), WIDE);
    expect(first).toEqual({ range: range('/2026-11-24'), next: 'start', isWhole: false });
    expect(drawDay(first.range, first.next, day('2026-11-09'), WIDE)).toMatchObject({
      range: range('2026-11-09/2026-11-24'),
      isWhole: true,
    });
    expect(drawDay(first.range, first.next, day('2026-11-28'), WIDE)).toMatchObject({
      range: range('2026-11-24/2026-11-28'),
      isWhole: true,
    });
  });

  it('stop before disabled days', () => {
    const limits = { ...WIDE, disabled: [{ start: day('2026-11-26'), end: day('2026-11-27') }] };
    expect(drawDay(range('2026-11-20/'), 'end', day('2026-11-30'), limits).range).toEqual(
      range('2026-11-20/2026-11-25'),
    );
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
