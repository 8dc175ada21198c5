import { describe, expect, it } from 'vitest';
import { createFormat } from '../../src/i18n/format.js';

const texas = createFormat('en-US', 'America/Chicago');
const spanish = createFormat('es-US', 'America/Chicago');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const afternoon = new Date('2026-11-18T20:15:00Z');

describe('dates and times', () => {
  it('are in the viewer’s time zone', () => {
    expect(plain(texas.time(afternoon))).toBe('2:15 PM');
    expect(texas.day(afternoon)).toBe('Nov 18');
    expect(plain(texas.fullDate(afternoon))).toBe('Wednesday, November 18, 2026 at 2:15 PM');
    const inIndia = createFormat('en-US', 'Asia/Kolkata').fullDate(afternoon);
    expect(plain(inIndia)).toBe('Thursday, November 19, 2026 at 1:45 AM');
  });

  it.each([
    ['America/Chicago', '2026-11-18T00:30:00Z', '2026-11-18T20:15:00Z', 'Nov 17, 6:30 PM'],
    ['America/Chicago', '2025-11-18T00:30:00Z', '2026-11-18T20:15:00Z', '11/17/2025, 6:30 PM'],
    ['America/Chicago', '2026-12-31T18:00:00Z', '2027-01-01T05:30:00Z', 'Dec 31, 12:00 PM'],
    ['UTC', '2026-12-31T18:00:00Z', '2027-01-01T05:30:00Z', '12/31/2026, 6:00 PM'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-06-01T00:00:00Z', 'Jan 1, 12:00 AM'],
    ['Pacific/Kiritimati', '2026-12-31T09:59:00Z', '2027-06-01T00:00:00Z', '12/31/2026, 11:59 PM'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:00Z', '2026-06-01T00:00:00Z', 'Dec 31, 11:59 PM'],
    ['Pacific/Pago_Pago', '2027-01-01T11:00:00Z', '2026-06-01T00:00:00Z', '01/01/2027, 12:00 AM'],
  ])('have the year if it is not the current one in %s: %s, read on %s', (zone, instant, now, text) => {
    expect(plain(createFormat('en-US', zone).dayAndTime(new Date(instant), new Date(now)))).toBe(text);
  });

  it('have a year of our calendar if the locale uses another one', () => {
    const buddhist = createFormat('en-US-u-ca-buddhist', 'America/New_York');
    expect(plain(buddhist.dayAndTime(new Date('2026-12-31T15:00:00Z'), afternoon))).toBe('Dec 31, 10:00 AM');
  });

  it.each(['en-US', 'en-GB', 'en-ZA', 'es-US', 'es-ES', 'es-AR'])('write one time of day in %s', (locale) => {
    const format = createFormat(locale, 'America/Chicago');
    for (const instant of [afternoon, new Date('2026-09-05T12:07:00Z'), new Date('2026-09-05T05:00:00Z')]) {
      // The same spaces too.
      expect(format.dayAndTime(instant, afternoon)).toBe(`${format.day(instant)}, ${format.time(instant)}`);
    }
  });

  it('have only spaces that every font has', () => {
    for (const format of [texas, spanish]) {
      const texts = [format.time(afternoon), format.dayAndTime(afternoon, afternoon), format.fullDate(afternoon)];
      expect(texts.join('')).not.toMatch(/[\u202f\u2009]/);
    }
  });

  it('are Spanish for a Spanish reader, with MM/DD/YYYY and the same times, whatever the browser’s locale', () => {
    expect(spanish.fullDate(afternoon)).toContain('noviembre');
    expect(spanish.locale).toBe('es-US');
    expect(plain(spanish.dayAndTime(new Date('2025-11-08T00:30:00Z'), afternoon))).toBe('11/07/2025, 6:30 p.m.');
    for (const format of [spanish, createFormat('es-CO', 'America/Chicago')]) {
      expect(plain(format.time(afternoon))).toBe('2:15 p.m.');
    }
  });

  it.each(['Mars/Olympus', '', 'Texas'])('use the viewer’s own time zone for %j', (zone) => {
    expect(createFormat('en-US', zone).fullDate(afternoon)).toBe(createFormat('en-US', undefined).fullDate(afternoon));
  });
});

describe('two instants on one day', () => {
  it.each([
    ['2026-11-18T06:00:00Z', '2026-11-19T05:59:59Z', true],
    ['2026-11-18T05:59:59Z', '2026-11-18T06:00:00Z', false],
    ['2026-11-18T20:00:00Z', '2025-11-18T20:00:00Z', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(texas.isSameDay(new Date(one), new Date(other))).toBe(same);
  });

  it('are recognized on the longest day, of 27 hours', () => {
    const troll = createFormat('en-US', 'Antarctica/Troll');
    expect(troll.isSameDay(new Date('2026-10-24T22:00:00Z'), new Date('2026-10-25T23:00:00Z'))).toBe(true);
  });

  it.each([
    ['2026-03-08T06:00:00Z', '2026-03-09T04:59:59Z', '2026-03-09T05:00:00Z', 'has 23 hours'],
    ['2026-11-01T05:00:00Z', '2026-11-02T05:59:59Z', '2026-11-02T06:00:00Z', 'has 25 hours'],
  ])('are recognized on the day that begins at %s and %s', (start, end, next, _hours) => {
    expect(texas.isSameDay(new Date(start), new Date(end))).toBe(true);
    expect(texas.isSameDay(new Date(start), new Date(next))).toBe(false);
    expect(texas.isSameDay(new Date(new Date(start).getTime() - 1000), new Date(start))).toBe(false);
  });
});

it('a count has thousands separators', () => {
  expect(texas.count(1204)).toBe('1,204');
  expect(texas.count(0)).toBe('0');
});

it.each([
  [89, '$89'],
  [89.5, '$89.50'],
  [0, '$0'],
])('the price %d is written as %s', (dollars, text) => {
  expect(texas.price(dollars)).toBe(text);
});
