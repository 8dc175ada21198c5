import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnSale } from '../../../src/gateway/lead-sale.js';
import { type LeadOffer, saleOf, timeLeft } from '../../../src/lead-page/page-lead-data.js';

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

const FOR_SALE = { kind: 'for-sale', endsAt: SENT + DAY, taken: 0, price: 39 };
const EXPIRED = { kind: 'unavailable', because: 'expired' };
const SOLD_OUT = { kind: 'unavailable', because: 'sold-out' };
const UNKNOWN = { kind: 'unavailable', because: null };
const PURCHASED = { kind: 'purchased' };

it.each<[string, number, Partial<LeadOffer>, object]>([
  ['is for sale immediately', 0, {}, FOR_SALE],
  ['is for sale at 23:59:59.999', DAY - 1, {}, FOR_SALE],
  ['is expired at exactly 24:00:00', DAY, {}, EXPIRED],
  ['is expired after 40 days', 40 * DAY, {}, EXPIRED],
  ['with a date in the future is for sale', -HOUR, {}, FOR_SALE],
  ['without a date is unavailable without a reason', 0, { sentAt: null }, UNKNOWN],
  ['is for sale with one purchaser', HOUR, { purchaserCount: 1 }, { ...FOR_SALE, taken: 1 }],
  ['is for sale with two purchasers', HOUR, { purchaserCount: 2 }, { ...FOR_SALE, taken: 2 }],
  ['is sold out with three purchasers', HOUR, { purchaserCount: 3 }, SOLD_OUT],
  ['is sold out with four purchasers', HOUR, { purchaserCount: 4 }, SOLD_OUT],
  [
    'with an unknown number of purchasers is for sale without a number',
    HOUR,
    { purchaserCount: null },
    { ...FOR_SALE, taken: null },
  ],
  ['is sold out rather than expired if both apply', 2 * DAY, { purchaserCount: 3 }, SOLD_OUT],
  ['stays purchased when it is expired', 2 * DAY, { purchased: true }, PURCHASED],
  ['stays purchased when it is sold out', 0, { purchased: true, purchaserCount: 3 }, PURCHASED],
  ['stays purchased when it is expired and sold out', 2 * DAY, { purchased: true, purchaserCount: 9 }, PURCHASED],
  ['stays purchased without a date', 0, { purchased: true, sentAt: null }, PURCHASED],
])('a lead %s', (_rule, age, fields, expected) => expect(standing(age, fields)).toEqual(expected));

it.each([
  [0, 2, true],
  [DAY - 1, 0, true],
  [DAY, 0, false],
  [0, 3, false],
  [0, 4, false],
])('a lead sent %i ms ago with %i purchasers is on sale: %s', (age, purchasers, isOffered) =>
  expect(isOnSale(SENT, purchasers, SENT + age)).toBe(isOffered),
);

it.each<[string, number, Partial<LeadOffer>, object]>([
  ['sees a lead for sale as unavailable without a reason', HOUR, {}, UNKNOWN],
  ['sees that a lead is expired', DAY, {}, EXPIRED],
  ['sees that a lead is sold out', HOUR, { purchaserCount: 3 }, SOLD_OUT],
  ['sees a purchased lead as purchased', 2 * DAY, { purchased: true, purchaserCount: 9 }, PURCHASED],
])('a host that takes no payments %s', (_rule, age, fields, expected) =>
  expect(standing(age, fields, false)).toEqual(expected),
);

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
  ])('is correct %i ms before the end', (ms, expected) => expect(left(ms)).toEqual(expected));

  it('of a lead with a future date stays at 24 hours, and is not updated before it can change', () => {
    expect(left(DAY + 900)).toEqual({ hours: 24, minutes: 0, changesInMs: 901 });
    expect(left(DAY + HOUR)).toEqual({ hours: 24, minutes: 0, changesInMs: HOUR + 1 });
    // Browser timers are limited to 24.8 days. A longer one fires immediately, again and again.
    expect(left(400 * DAY)).toEqual({ hours: 24, minutes: 0, changesInMs: DAY + 1 });
  });

  it('is the same until its next change, and the sale never ends before that', () => {
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
