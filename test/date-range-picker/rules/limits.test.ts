import { describe, expect, it } from 'vitest';
import { allowedFrom, allowedUntil, limitsOf } from '../../../src/date-range-picker/range/limits.js';
import { day } from './days.js';

const today = day('2026-11-18');

describe('the days that may be chosen', () => {
  it('go 100 years back and 20 ahead of today', () => {
    expect(limitsOf({}, today)).toEqual({ min: '1926-11-18', max: '2046-11-18', disabled: [] });
  });

  it('are what the host gives', () => {
    expect(limitsOf({ min: '2026-01-01', max: '2026-12-31' }, today)).toMatchObject({
      min: '2026-01-01',
      max: '2026-12-31',
    });
  });

  it('have their default where the host gives no day, or the last before the first', () => {
    expect(limitsOf({ min: 'soon', max: '2026-02-30' }, today)).toEqual(limitsOf({}, today));
    expect(limitsOf({ min: '2027-01-01', max: '2026-01-01' }, today)).toEqual(limitsOf({}, today));
  });

  it('leave out single days and ranges, in order and joined', () => {
    const { disabled } = limitsOf(
      {
        disabled: ['2026-12-24/2026-12-26', '2026-11-26', 'never', '2026-12-27', '2026-11-30/2026-11-29', '2026-12-25'],
      },
      today,
    );
    expect(disabled).toEqual([
      { start: '2026-11-26', end: '2026-11-26' },
      { start: '2026-11-29', end: '2026-11-30' },
      { start: '2026-12-24', end: '2026-12-27' },
    ]);
  });

  it('are those inside of the limits that are not left out', () => {
    const limits = limitsOf({ min: '2026-11-01', max: '2026-11-30', disabled: ['2026-11-26'] }, today);
    expect(
      ['2026-10-31', '2026-11-01', '2026-11-26', '2026-11-30', '2026-12-01'].map(
        (text) => allowedFrom(limits, day(text)) === day(text),
      ),
    ).toEqual([false, true, false, true, false]);
  });

  it('have a nearest one before and after', () => {
    const limits = limitsOf(
      { min: '2026-11-01', max: '2026-11-30', disabled: ['2026-11-26/2026-12-05', '2026-11-01'] },
      today,
    );
    expect(allowedFrom(limits, day('2026-10-01'))).toBe('2026-11-02');
    expect(allowedFrom(limits, day('2026-11-26'))).toBeUndefined();
    expect(allowedUntil(limits, day('2027-01-01'))).toBe('2026-11-25');
    expect(allowedUntil(limits, day('2026-11-01'))).toBeUndefined();
  });
});
