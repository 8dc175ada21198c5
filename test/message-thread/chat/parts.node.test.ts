import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renewalDelay } from '../../../src/message-thread/twilio/tokens.js';
import { createLeases } from '../../../src/message-thread/twilio/twilio.js';

const encoded = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = (claims: unknown) => `e30.${encoded(claims)}.sig`;
const NOW = 1_700_000_000_000;
const seconds = NOW / 1000;

const of = (iat: number | undefined, exp: number) =>
  token({ ...(iat !== undefined && { iat: seconds + iat }), exp: seconds + exp });

test.each([
  ['three minutes before it expires', of(0, 3600), 3_420_000],
  ['after four fifths of a lifetime of 100 seconds', of(0, 100), 80_000],
  ['in time if the page’s clock is an hour behind', of(3600, 7200), 3_420_000],
  ['in time if the page’s clock is hours ahead', of(-7200, -3600), 3_420_000],
  ['immediately if it has expired and has no issue time', of(undefined, -3600), 0],
  ['only if the service asks when it is opaque', 'opaque', undefined],
  ['only if the service asks when it cannot be decoded', 'a.b.c', undefined],
  ['only if the service asks when its expiry is invalid', token({ exp: 'soon' }), undefined],
  ['only if the service asks when it has no claims', token(null), undefined],
  ['only if the service asks when it has no expiry', token({ name: 'Ünïcode' }), undefined],
])('a token is renewed %s', (_, given, delay) => expect(renewalDelay(given, NOW, 180_000)).toBe(delay));

describe('a shared lease', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function leasesOfNames() {
    const ended: string[] = [];
    let made = 0;
    const leases = createLeases<string>((value) => ended.push(value), 5000);
    return { ended, leases, take: (key: string) => leases.acquire(key, () => `${key}${++made}`) };
  }

  test('has one value per key, which ends five seconds after the last release', () => {
    const { ended, take } = leasesOfNames();
    const [one, two, other] = [take('a'), take('a'), take('b')];
    expect([one.value, two.value, other.value]).toEqual(['a1', 'a1', 'b2']);
    one.release();
    one.release();
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual([]);
    two.release();
    vi.advanceTimersByTime(4999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([ended, take('a').value]).toEqual([['a1'], 'a3']);
  });

  test('reuses its value if it is acquired again in time, and has a new one after forget()', () => {
    const { ended, leases, take } = leasesOfNames();
    const old = take('a');
    leases.forget('a1');
    const next = take('a');
    old.release();
    vi.advanceTimersByTime(60_000);
    expect([next.value, ended]).toEqual(['a2', []]);
    take('b').release();
    vi.advanceTimersByTime(4000);
    expect(take('b').value).toBe('b3');
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual([]);
  });

  test('ends immediately on endAll() even if it is in use, by the beginning of its key or with all others', () => {
    const { ended, leases, take } = leasesOfNames();
    const [one, other] = [take('a'), take('b')];
    leases.endAll('a');
    leases.endAll('a');
    expect([ended, take('a').value, take('b').value]).toEqual([['a1'], 'a3', other.value]);
    one.release();
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual(['a1']);
    take('c').release();
    leases.endAll();
    expect([ended, vi.getTimerCount()]).toEqual([['a1', 'b2', 'a3', 'c4'], 0]);
  });
});
