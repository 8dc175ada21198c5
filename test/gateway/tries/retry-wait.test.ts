import { describe, expect, it } from 'vitest';
import { retryWait } from '../../../src/gateway/transport/retry.js';

const NOW = new Date('2026-11-18T20:20:00Z');

function wait(tries: number, status: number | undefined, retryAfter: string | null = null, random = 1) {
  return retryWait(tries, { status, retryAfter }, NOW, random);
}

describe('the wait before another try', () => {
  it.each([undefined, 408, 502, 503, 504])(
    'is at most 0.5 s and then 1.5 s after %s, and there is no fourth',
    (status) => {
      expect([1, 2, 3].map((tries) => wait(tries, status))).toEqual([500, 1500, undefined]);
    },
  );

  it.each([0, 0.3, 0.999])('is never less than half of that, with the jitter %d', (random) => {
    const waits = [wait(1, 503, null, random), wait(2, 503, null, random)];
    expect(waits[0]).toBeGreaterThanOrEqual(250);
    expect(waits[0]).toBeLessThanOrEqual(500);
    expect(waits[1]).toBeGreaterThanOrEqual(750);
    expect(waits[1]).toBeLessThanOrEqual(1500);
  });

  it.each([200, 204, 400, 401, 403, 404, 409, 500, 501, 511])('is none after %d: no try would better it', (status) => {
    expect(wait(1, status)).toBeUndefined();
    expect(wait(1, status, '1')).toBeUndefined();
  });

  it.each([
    ['0', 0],
    ['3', 3000],
    ['10', 10_000],
    ['-5', 0],
    ['Wed, 18 Nov 2026 20:20:04 GMT', 4000],
    ['Wed, 18 Nov 2026 20:20:10 GMT', 10_000],
    ['Wed, 18 Nov 2026 20:19:00 GMT', 0],
    ['11', undefined],
    ['3600', undefined],
    ['Wed, 18 Nov 2026 20:20:11 GMT', undefined],
  ])('asked for as %j is %s', (retryAfter, ms) => {
    expect(wait(1, 503, retryAfter)).toBe(ms);
    expect(wait(1, 429, retryAfter)).toBe(ms);
  });

  it.each(['', '  ', 'soon'])('asked for as %j is the usual one, and none after 429', (retryAfter) => {
    expect(wait(1, 503, retryAfter)).toBe(500);
    expect(wait(1, 429, retryAfter)).toBeUndefined();
  });

  it('is none after 429 that asks for nothing', () => {
    expect(wait(1, 429)).toBeUndefined();
  });
});
