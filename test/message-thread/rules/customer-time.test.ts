import { describe, expect, it } from 'vitest';
import { isNight, nextMorning, timeZoneOf } from '../../../src/message-thread/tools/customer-time.js';

describe('the time zone of an address', () => {
  it.each([
    ['NY', '10001', 'America/New_York'],
    [' ca ', '', 'America/Los_Angeles'],
    ['HI', '96813', 'Pacific/Honolulu'],
    ['TX', '78704-1234', 'America/Chicago'],
    ['TX', '79901', 'America/Denver'],
    ['FL', '32501', 'America/Chicago'],
    ['IN', '46402', 'America/Chicago'],
    ['ID', '83814', 'America/Los_Angeles'],
    ['AK', '99501', 'America/Anchorage'],
    ['AK', '99546', null],
    ['TX', '', null],
    ['FL', '32401', null],
    ['AZ', '86033', null],
    ['', '78704', null],
  ])('of %s %s is %s', (state, postalCode, zone) => {
    expect(timeZoneOf({ state, postalCode })).toBe(zone);
  });

  it('is one that Intl knows, for every state', () => {
    const states =
      'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR VI GU MP AS';
    for (const state of states.split(' ')) {
      const zone = timeZoneOf({ state, postalCode: '00000' });
      expect(zone, state).not.toBeNull();
      expect(new Intl.DateTimeFormat('en-US', { timeZone: zone ?? '' }).resolvedOptions().timeZone).toBe(zone);
    }
  });
});

describe('night and morning', () => {
  const at = (text: string) => new Date(text).getTime();
  const morning = (text: string, zone: string) => new Date(nextMorning(at(text), zone)).toISOString();

  it.each([
    ['2026-11-19T02:59:59Z', false],
    ['2026-11-19T03:00:00Z', true],
    ['2026-11-19T06:00:00Z', true],
    ['2026-11-19T13:59:59Z', true],
    ['2026-11-19T14:00:00Z', false],
  ])('at %s in Austin it is night: %s', (instant, night) => {
    expect(isNight(at(instant), 'America/Chicago')).toBe(night);
  });

  it('is at 8 AM of the next morning there, also after midnight', () => {
    expect(morning('2026-11-19T05:12:34Z', 'America/Chicago')).toBe('2026-11-19T14:00:00.000Z');
    expect(morning('2026-11-19T10:12:34Z', 'America/Chicago')).toBe('2026-11-19T14:00:00.000Z');
    expect(morning('2026-11-19T14:00:00Z', 'America/Chicago')).toBe('2026-11-20T14:00:00.000Z');
    expect(morning('2026-11-19T08:00:00Z', 'Pacific/Honolulu')).toBe('2026-11-19T18:00:00.000Z');
  });

  it('is at 8 AM in a night in which the clocks change', () => {
    expect(morning('2026-11-01T04:30:00Z', 'America/Chicago')).toBe('2026-11-01T14:00:00.000Z');
    expect(morning('2026-03-08T05:30:00Z', 'America/Chicago')).toBe('2026-03-08T13:00:00.000Z');
  });
});
