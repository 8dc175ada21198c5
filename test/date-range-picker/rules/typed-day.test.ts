import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDayFormat } from '../../../src/date-range-picker/range/day-format.js';
import { readTypedDay } from '../../../src/date-range-picker/range/typed-day.js';
import { anyDay, day } from './days.js';

const today = day('2026-11-18');
const read = (text: string, locale = 'en-US') => readTypedDay(text, locale, today);

describe('a typed date', () => {
  const IN_NUMBERS = ['11/12/2026', '11-12-2026', '11.12.2026', '11 12 2026', '11/12/26', '11/12', '  11/12/2026  '];
  const YEAR_FIRST = ['2026-11-12', '2026/11/12', '2026 nov 12'];
  const IN_WORDS = ['Nov 12, 2026', 'nov. 12 2026', 'November 12', '12 November 2026', 'Nov 12th, 2026'];

  it.each([...[...IN_NUMBERS, ...YEAR_FIRST, ...IN_WORDS], 'Thursday, November 12, 2026'])(
    '%j is November 12 in US English',
    (text) => expect(read(text)).toBe('2026-11-12'),
  );

  it.each(['11/12/2026', '11/12', '12 nov 2026', '12 de noviembre de 2026', 'jueves, 12 de noviembre', '2026-11-12'])(
    '%j is November 12 in Spanish',
    (text) => expect(read(text, 'es-US')).toBe('2026-11-12'),
  );

  it('in numbers has its month first in every locale, and today, yesterday and tomorrow are accepted', () => {
    const locales = ['en-US', 'es-US', 'en-GB', 'es-MX'];
    expect(locales.map((locale) => read('2/3/2026', locale))).toEqual(locales.map(() => '2026-02-03'));
    expect(locales.map((locale) => read('18/11/2026', locale))).toEqual(locales.map(() => undefined));
    const inEnglish = ['today', 'Yesterday', 'tomorrow'].map((word) => read(word));
    expect(inEnglish).toEqual(['2026-11-18', '2026-11-17', '2026-11-19']);
    const inSpanish = ['hoy', 'ayer', 'mañana', 'manana'].map((word) => read(word, 'es-US'));
    expect(inSpanish).toEqual([...inEnglish, '2026-11-19']);
  });

  it.each([
    ['1/1/46', '1946-01-01'],
    ['1/1/45', '2045-01-01'],
    ['1/1/27', '2027-01-01'],
    ['1/1/99', '1999-01-01'],
  ])('%j has the most likely century', (text, meant) => expect(read(text)).toBe(meant));

  it.each([
    ...[
      '',
      'soon',
      '11',
      '2026',
      'November',
      'November 2026',
      'N 12',
      'Nov Dec 12',
      'Nov 12 2026 5',
      'next week 11/12',
    ],
    ...['13/13/2026', '2/30/2026', '1/2/3/4', '11/12/202', '111/12/2026'],
  ])('%j is invalid', (text) => expect(read(text)).toBeUndefined());

  it('is understood in every format that the picker writes', () => {
    for (const locale of ['en-US', 'en-GB', 'es-US', 'es-ES', 'es-MX', 'en-CA']) {
      const format = createDayFormat(locale);
      fc.assert(
        fc.property(anyDay, (any) => {
          expect(readTypedDay(format.short(any), locale, today)).toBe(any);
          expect(readTypedDay(format.numeric(any), locale, today)).toBe(any);
          expect(readTypedDay(format.full(any), locale, today)).toBe(any);
        }),
        { numRuns: 40 },
      );
    }
  });

  it('is a valid day or undefined for any text', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = read(text);
        if (found !== undefined) expect(day(found)).toBe(found);
      }),
    ));
});
