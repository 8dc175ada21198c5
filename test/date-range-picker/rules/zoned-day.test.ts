import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayEnd, dayOf, dayStart } from '../../../src/date-range-picker/range/day.js';
import { anyDay, day } from './days.js';

const HOUR = 3_600_000;

const ZONES = [
  ...['Chicago', 'New_York', 'Los_Angeles', 'Phoenix', 'St_Johns', 'Sao_Paulo', 'Havana'].map(
    (city) => `America/${city}`,
  ),
  ...['Europe/Madrid', 'Africa/Cairo', 'Asia/Beirut', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe'],
  ...['Pacific/Honolulu', 'Pacific/Apia', 'Pacific/Kiritimati', 'UTC'],
];

/** Days after Kathmandu's clock skipped 15 minutes at midnight, which `@date-fns/tz` assigns to the day before. */
const recentDay = anyDay.filter((any) => any > '1986-01-01');

const recentInstant = fc.date({ min: new Date('1971-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

/** Days that a time zone skipped when it crossed the date line. */
const leapt = new Map([
  ['Pacific/Apia', ['2011-12-30']],
  ['Pacific/Kiritimati', ['1994-12-31']],
]);

describe.each(ZONES)('days in %s', (zone) => {
  const isLeapt = (text: string) => leapt.get(zone)?.includes(text) ?? false;

  it('start at their first instant, end on the same day, and leave no gap to the next', () =>
    fc.assert(
      fc.property(recentDay, (any) => {
        fc.pre(!isLeapt(any));
        const start = dayStart(any, zone);
        expect(dayOf(start, zone)).toBe(any);
        expect(dayOf(new Date(start.getTime() - 1), zone) < any).toBe(true);
        expect(dayOf(dayEnd(any, zone), zone)).toBe(any);
        expect(dayEnd(any, zone).getTime() + 1).toBe(dayStart(addDays(any, 1), zone).getTime());
      }),
      { numRuns: 60 },
    ));

  it('contain every instant', () =>
    fc.assert(
      fc.property(recentInstant, (instant) => {
        const its = dayOf(instant, zone);
        expect(dayStart(its, zone).getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(dayEnd(its, zone).getTime()).toBeGreaterThanOrEqual(instant.getTime());
      }),
      { numRuns: 60 },
    ));
});

describe('days with a clock change', () => {
  const hoursOf = (text: string, zone: string) =>
    (dayEnd(day(text), zone).getTime() + 1 - dayStart(day(text), zone).getTime()) / HOUR;

  it.each([
    ['2026-03-08', 'America/Chicago', 23],
    ['2026-11-01', 'America/Chicago', 25],
    ['2026-11-18', 'America/Chicago', 24],
    ['2026-03-29', 'Europe/Madrid', 23],
    ['2026-10-25', 'Europe/Madrid', 25],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2018-11-04', 'America/Sao_Paulo', 23],
    ['2024-04-26', 'Africa/Cairo', 23],
  ])('%s in %s has %d hours', (text, zone, hours) => expect(hoursOf(text, zone)).toBe(hours));

  it.each([
    ['one o’clock if there is no midnight', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['one o’clock in Havana', '2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    ['one o’clock in Asia', '2021-03-28', 'Asia/Beirut', '2021-03-27T22:00:00.000Z'],
    ['the first midnight if there are two', '2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ])('start at %s: %s in %s', (_rule, text, zone, instant) =>
    expect(dayStart(day(text), zone).toISOString()).toBe(instant),
  );

  it('are empty if the calendar skipped them', () => {
    const [start, end] = [dayStart(day('2011-12-30'), 'Pacific/Apia'), dayEnd(day('2011-12-30'), 'Pacific/Apia')];
    expect(end.getTime() - start.getTime()).toBe(-1);
    expect(dayOf(start, 'Pacific/Apia')).toBe('2011-12-31');
  });
});

const instant = new Date('2026-11-19T01:30:00Z');

it('a day of a board is sent as instants of the viewer’s time zone, and differs between time zones', () => {
  expect(dayStart(day('2026-11-12'), 'America/Chicago').toISOString()).toBe('2026-11-12T06:00:00.000Z');
  expect(dayEnd(day('2026-11-18'), 'America/Chicago').toISOString()).toBe('2026-11-19T05:59:59.999Z');
  const days = ['America/Chicago', 'Pacific/Kiritimati', 'UTC'].map((zone) => dayOf(instant, zone));
  expect(days).toEqual(['2026-11-18', '2026-11-19', '2026-11-19']);
});

it('a day of a board is in the local time zone if none or an unknown one is given', () => {
  const own = new Date(2026, 10, 18).getTime();
  expect(dayStart(day('2026-11-18'), undefined).getTime()).toBe(own);
  expect(dayStart(day('2026-11-18'), 'Mars/Olympus').getTime()).toBe(own);
  expect(dayOf(instant, 'Mars/Olympus')).toBe(dayOf(instant, undefined));
  const start = dayStart(day('1926-11-18'), 'Europe/Amsterdam');
  expect(dayOf(start, 'Europe/Amsterdam')).toBe('1926-11-18');
  expect(Math.abs(start.getTime() - Date.UTC(1926, 10, 18))).toBeLessThan(24 * HOUR);
});

describe.each(['America/Chicago', 'America/Sao_Paulo', 'America/Havana', 'Pacific/Apia', 'Europe/Madrid'])(
  'on a machine in %s',
  (zone) => {
    const before = process.env['TZ'];
    beforeAll(() => {
      process.env['TZ'] = zone;
    });
    afterAll(() => {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    });

    it('local days are the days of that time zone', () => {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const ofClockChanges = ['2018-11-04', '2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25'];
      for (const text of [...ofClockChanges, '2011-12-30', '2011-12-31', '2026-11-18', '1975-06-01', '2044-02-29']) {
        for (const end of [dayStart, dayEnd]) expect(end(day(text), undefined)).toEqual(end(day(text), zone));
        const noon = new Date(`${text}T12:00:00Z`);
        expect(dayOf(noon, undefined)).toBe(dayOf(noon, zone));
      }
    });
  },
);
