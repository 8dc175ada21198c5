import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnSale } from '../../../src/gateway/lead-sale.js';
import type { LeadOffer } from '../../../src/lead-page/lead-page-types.js';
import { saleOf, timeLeft } from '../../../src/lead-page/sale.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SENT = Date.UTC(2026, 10, 18, 20, 20);

const offer = (fields: Partial<LeadOffer> = {}): LeadOffer => ({
  purchased: false,
  sentAt: SENT,
  purchaserCount: 0,
  price: 39,
  ...fields,
});
const standing = (ms: number, fields: Partial<LeadOffer> = {}, mayUnlock = true) =>
  saleOf(offer(fields), SENT + ms, mayUnlock);

describe('a lead by its age', () => {
  it.each([
    ['at once', 0],
    ['at 23:59:59', DAY - SECOND],
    ['at 23:59:59.999', DAY - 1],
  ])('%s is for sale', (_, age) => {
    expect(standing(age)).toEqual({ kind: 'for-sale', endsAt: SENT + DAY, taken: 0, price: 39 });
    expect(isOnSale(SENT, 0, SENT + age)).toBe(true);
  });

  it.each([
    ['at 24:00:00 exactly', DAY],
    ['at 24:00:00.001', DAY + 1],
    ['after 40 days', 40 * DAY],
  ])('%s is not for sale, because of its age', (_, age) => {
    expect(standing(age)).toEqual({ kind: 'unavailable', because: 'expired' });
    expect(isOnSale(SENT, 0, SENT + age)).toBe(false);
  });

  it('that is dated ahead is for sale: the gateway says that it was sent', () => {
    expect(standing(-HOUR)).toMatchObject({ kind: 'for-sale', endsAt: SENT + DAY });
  });

  it('without a date is not for sale, and nobody knows why', () => {
    expect(standing(0, { sentAt: null })).toEqual({ kind: 'unavailable', because: null });
  });
});

describe('a lead by those who have bought it', () => {
  it.each([0, 1, 2])('is for sale with %i purchasers', (purchaserCount) => {
    expect(standing(HOUR, { purchaserCount })).toMatchObject({ kind: 'for-sale', taken: purchaserCount });
    expect(isOnSale(SENT, purchaserCount, SENT)).toBe(true);
  });

  it.each([3, 4])('is sold out with %i', (purchaserCount) => {
    expect(standing(HOUR, { purchaserCount })).toEqual({ kind: 'unavailable', because: 'sold-out' });
    expect(isOnSale(SENT, purchaserCount, SENT)).toBe(false);
  });

  it('of whom nothing is said counts as none, and no number is shown', () => {
    expect(standing(HOUR, { purchaserCount: null })).toMatchObject({ kind: 'for-sale', taken: null });
  });

  it('is sold out first and too old second, where both hold', () => {
    expect(standing(2 * DAY, { purchaserCount: 3 })).toEqual({ kind: 'unavailable', because: 'sold-out' });
  });
});

describe('a purchased lead', () => {
  it.each([
    ['too old', { sentAt: SENT - 2 * DAY }],
    ['sold out', { purchaserCount: 3 }],
    ['both', { sentAt: SENT - 2 * DAY, purchaserCount: 9 }],
    ['without a date', { sentAt: null }],
  ])('is purchased, %s as it may be, with the flag and without', (_, fields) => {
    expect(standing(0, { ...fields, purchased: true })).toEqual({ kind: 'purchased' });
    expect(standing(0, { ...fields, purchased: true }, false)).toEqual({ kind: 'purchased' });
  });
});

describe('a host that takes no payments', () => {
  it('has nothing for sale, and no reason that would be untrue', () => {
    expect(standing(HOUR, {}, false)).toEqual({ kind: 'unavailable', because: null });
  });

  it('still reads why a lead is gone', () => {
    expect(standing(DAY, {}, false)).toEqual({ kind: 'unavailable', because: 'expired' });
    expect(standing(HOUR, { purchaserCount: 3 }, false)).toEqual({ kind: 'unavailable', because: 'sold-out' });
  });
});

describe('the time left', () => {
  const left = (ms: number) => timeLeft(SENT + ms, SENT);

  it.each([
    [DAY, { hours: 24, minutes: 0, changesInMs: 1 }],
    [DAY - 1, { hours: 23, minutes: 59, changesInMs: MINUTE }],
    [90 * MINUTE, { hours: 1, minutes: 30, changesInMs: 1 }],
    [59 * MINUTE + 59_999, { hours: 0, minutes: 59, changesInMs: MINUTE }],
    [MINUTE, { hours: 0, minutes: 1, changesInMs: 1 }],
    [MINUTE - 1, { hours: 0, minutes: 0, changesInMs: MINUTE }],
    [SECOND, { hours: 0, minutes: 0, changesInMs: SECOND + 1 }],
    [0, { hours: 0, minutes: 0, changesInMs: 1 }],
    [-HOUR, { hours: 0, minutes: 0, changesInMs: 1 }],
  ])('%i ms before the end', (ms, expected) => {
    expect(left(ms)).toEqual(expected);
  });

  it('of a lead that is dated ahead stays at 24 hours, and is not asked for again before it can change', () => {
    expect(left(DAY + 900)).toEqual({ hours: 24, minutes: 0, changesInMs: 901 });
    expect(left(DAY + HOUR)).toEqual({ hours: 24, minutes: 0, changesInMs: HOUR + 1 });
    // A timer of the browser cannot wait for longer than 24.8 days: it would fire at once, again and again.
    expect(left(400 * DAY)).toEqual({ hours: 24, minutes: 0, changesInMs: DAY + 1 });
  });

  it('reads the same until the moment that it names, and the sale is never over before it', () => {
    const shown = ({ hours, minutes }: { hours: number; minutes: number }) => `${hours}:${minutes}`;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: DAY }), (ms) => {
        const { changesInMs, ...rest } = left(ms);
        expect(shown(left(ms - changesInMs + 1))).toBe(shown(rest));
        const then = ms - changesInMs;
        if (then >= 0) expect(shown(left(then))).not.toBe(shown(rest));
        else expect(then).toBe(-1);
      }),
    );
  });
});
