import { describe, expect, it } from 'vitest';
import { aWeek, createDayFormat, timeZoneName } from '../../../src/date-range-picker/range/day-format.js';
import { day } from './days.js';

const plain = (text: string) => text.replace(/\u202f|\u00a0/g, ' ');

describe('a day is written', () => {
  const english = createDayFormat('en-US');
  const spanish = createDayFormat('es-US');
  const any = day('2026-11-09');

  it('short, as MMM d, yyyy', () => {
    expect(english.short(any)).toBe('Nov 9, 2026');
    expect(plain(spanish.short(any))).toBe('9 nov 2026');
  });

  it('in numbers, as MM/DD/YYYY in every locale', () => {
    expect(english.numeric(any)).toBe('11/09/2026');
    expect(spanish.numeric(any)).toBe('11/09/2026');
    expect(createDayFormat('en-GB').numeric(any)).toBe('11/09/2026');
  });

  it('in full', () => {
    expect(english.full(day('2026-11-18'))).toBe('Wednesday, November 18, 2026');
    expect(spanish.full(any)).toBe('lunes, 9 de noviembre de 2026');
  });

  it('as itself in every time zone that the machine may be in', () => {
    expect(english.short(day('1926-01-01'))).toBe('Jan 1, 1926');
    expect(english.short(day('2046-12-31'))).toBe('Dec 31, 2046');
  });

  it('and so is its month', () => {
    expect(english.monthAndYear(any)).toBe('November 2026');
    expect(english.month(day('2026-02-01'))).toBe('February');
    expect(spanish.month(day('2026-12-01'))).toBe('diciembre');
  });

  it('in plain digits in any locale', () => {
    expect(createDayFormat('ar-EG').short(any)).toMatch(/2026/);
  });
});

describe('a week', () => {
  it('is named from its first day', () => {
    const { weekday } = createDayFormat('en-US');
    expect(aWeek(0).map(weekday).join(' ')).toBe('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
    expect(aWeek(1).map(weekday)[0]).toBe('Monday');
  });
});

describe('a time zone', () => {
  it('has a name that people know', () => {
    expect(timeZoneName('en-US', 'America/Chicago')).toBe('Central Time');
    expect(timeZoneName('es-US', 'America/Chicago')).toBe('hora central');
  });

  it('that Intl does not know is the viewer’s own', () => {
    expect(timeZoneName('en-US', 'Mars/Olympus')).toBe(timeZoneName('en-US', undefined));
  });
});
