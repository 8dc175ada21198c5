import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfKey } from '../../../src/date-range-picker/calendar/month-grid.js';
import { addDays, monthOf } from '../../../src/date-range-picker/range/day.js';
import { allowedFrom, limitsOf } from '../../../src/date-range-picker/range/day-range.js';
import { aWeek, weeksOf } from '../../../src/date-range-picker/range/week.js';
import { anyDay, day, WIDE } from './days.js';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
const today = day('2026-11-18');
const plain = (key: string) => ({ key, shiftKey: false, isRightToLeft: false });

describe('a key in the calendar', () => {
  it.each([
    ['ArrowLeft', '2026-11-17', '2026-10-18', '2026-11-19'],
    ['ArrowRight', '2026-11-19', '2026-12-18', '2026-11-17'],
    ['ArrowUp', '2026-11-11', '2025-11-18', '2026-11-11'],
    ['ArrowDown', '2026-11-25', '2027-11-18', '2026-11-25'],
    ['PageUp', '2026-10-18', '2025-11-18', '2026-10-18'],
    ['PageDown', '2026-12-18', '2027-11-18', '2026-12-18'],
    ['Home', '2026-11-15', '2026-11-15', '2026-11-15'],
    ['End', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['Tab', undefined, undefined, undefined],
  ])(
    '%s moves to the expected day alone, with Shift, and on a right-to-left page',
    (key, alone, withShift, rightToLeft) => {
      const pressed = [plain(key), { ...plain(key), shiftKey: true }, { ...plain(key), isRightToLeft: true }];
      expect(pressed.map((each) => dayOfKey(today, each, WIDE, 0))).toEqual([alone, withShift, rightToLeft]);
    },
  );

  it('skips disabled days, and Home and End stay in the week', () => {
    const limits = limitsOf({ disabled: ['2026-11-19/2026-11-20', '2026-11-15', '2026-11-21'] }, today);
    const reached = ['ArrowRight', 'Home', 'End', 'ArrowUp'].map((key) => dayOfKey(today, plain(key), limits, 0));
    expect(reached).toEqual(['2026-11-22', '2026-11-16', '2026-11-18', '2026-11-11']);
  });

  it('stops at the limits', () => {
    const limits = limitsOf({ min: '2026-11-16', max: '2026-11-20', disabled: ['2026-11-20'] }, today);
    const reached = ['PageUp', 'ArrowUp', 'PageDown'].map((key) => dayOfKey(today, plain(key), limits, 0));
    expect(reached).toEqual(['2026-11-16', '2026-11-16', '2026-11-18']);
  });

  it('moves only to days that can be selected', () => {
    const limits = limitsOf({ min: '1990-02-03', max: '2030-05-06', disabled: ['2000-01-01/2000-01-20'] }, today);
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom(...KEYS),
        fc.boolean(),
        fc.boolean(),
        (from, key, shiftKey, isRightToLeft) => {
          fc.pre(allowedFrom(limits, from) === from);
          const to = dayOfKey(from, { key, shiftKey, isRightToLeft }, limits, 1);
          expect(to && allowedFrom(limits, to)).toBe(to);
        },
      ),
    );
  });
});

it('the weeks of a month start on the first day of the week and contain each of its days', () => {
  const february = weeksOf(day('2026-02-01'), 0);
  expect(february).toHaveLength(4);
  expect(february.at(-1)?.at(-1)).toBe('2026-02-28');
  fc.assert(
    fc.property(anyDay, fc.constantFrom(0 as const, 1 as const, 6 as const), (some, first) => {
      const weeks = weeksOf(monthOf(some), first);
      expect(weeks.map((week) => new Date(`${week[0]}T12:00`).getDay())).toEqual(weeks.map(() => first));
      expect(weeks.flat().filter((each) => monthOf(each) === monthOf(some))).toContain(some);
      expect(weeks.flat()).toEqual(weeks.flat().map((_, index) => addDays(weeks[0]?.[0] ?? some, index)));
    }),
  );
  expect(new Date(`${aWeek(1)[0]}T12:00`).getDay()).toBe(1);
});
