import { describe, expect, it } from 'vitest';
import {
  isSameRange,
  isWithin,
  lengthOf,
  readRange,
  writeRange,
} from '../../../src/date-range-picker/range/day-range.js';
import { day, range } from './days.js';

describe('a range as a text', () => {
  it.each(['2026-11-09/2026-11-24', '2026-11-09/', '/2026-11-24', ''])('%j is read and written', (text) => {
    expect(writeRange(readRange(text))).toBe(text);
  });

  it('leaves open what is no day', () => {
    expect(readRange('soon/2026-11-24')).toEqual(range('/2026-11-24'));
    expect(readRange('2026-11-09')).toEqual(range('2026-11-09/'));
  });
});

describe('a range', () => {
  it('holds its ends and what lies between', () => {
    const some = range('2026-11-09/2026-11-24');
    expect(['2026-11-08', '2026-11-09', '2026-11-24', '2026-11-25'].map((text) => isWithin(some, day(text)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isWithin(range('/2026-11-24'), day('1926-01-01'))).toBe(true);
  });

  it('has a length in days, both ends among them', () => {
    expect(lengthOf(range('2026-11-09/2026-11-24'))).toBe(16);
    expect(lengthOf(range('2026-11-09/2026-11-09'))).toBe(1);
    expect(lengthOf(range('2026-11-09/'))).toBeUndefined();
  });

  it('is the same as one with the same ends', () => {
    expect(isSameRange(range('2026-11-09/'), range('2026-11-09/'))).toBe(true);
    expect(isSameRange(range('2026-11-09/'), range('/2026-11-09'))).toBe(false);
  });
});
