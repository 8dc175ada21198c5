import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renewalDelay } from '../../../src/message-thread/twilio/renewal.js';
import { createLeases } from '../../../src/message-thread/twilio/tokens.js';

const encoded = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = (claims: unknown) => `e30.${encoded(claims)}.sig`;
const NOW = 1_700_000_000_000;
const seconds = NOW / 1000;

describe('a token is renewed', () => {
  test('three minutes before its end', () => {
    const hour = token({ iat: seconds, exp: seconds + 3600 });
    expect(renewalDelay(hour, NOW, 180_000)).toBe(3_420_000);
  });

  test('after four fifths of a life that is shorter than that', () => {
    expect(renewalDelay(token({ iat: seconds, exp: seconds + 100 }), NOW, 180_000)).toBe(80_000);
  });

  test('in time although the clock of the page is an hour behind', () => {
    const hour = token({ iat: seconds + 3600, exp: seconds + 7200 });
    expect(renewalDelay(hour, NOW, 180_000)).toBe(3_420_000);
  });

  test('in time although the clock of the page is hours ahead', () => {
    expect(renewalDelay(token({ iat: seconds - 7200, exp: seconds - 3600 }), NOW, 180_000)).toBe(3_420_000);
  });

  test('at once where it has ended and says nothing of its life', () => {
    expect(renewalDelay(token({ exp: seconds - 3600 }), NOW, 180_000)).toBe(0);
  });

  test.each([['opaque'], ['a.b.c'], [token({ exp: 'soon' })], [token(null)], [token({ name: 'Ünïcode' })]])(
    'only on the word of the service where it does not say when it ends (%#)',
    (silent) => {
      expect(renewalDelay(silent, NOW, 180_000)).toBe(undefined);
    },
  );
});

describe('what is shared', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  function leasesOfNames() {
    const ended: string[] = [];
    let made = 0;
    const leases = createLeases<string>((value) => ended.push(value), 5000);
    return { ended, leases, take: (key: string) => leases.acquire(key, () => `${key}${++made}`) };
  }

  test('is the same for the same key, and ends a while after the last has let go', () => {
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
    expect(ended).toEqual(['a1']);
    expect(take('a').value).toBe('a3');
  });

  test('is kept when somebody asks again in time', () => {
    const { ended, take } = leasesOfNames();
    take('a').release();
    vi.advanceTimersByTime(4000);
    expect(take('a').value).toBe('a1');
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual([]);
  });

  test('is made anew once it is forgotten, and letting go of the old one does not end the new one', () => {
    const { ended, leases, take } = leasesOfNames();
    const old = take('a');
    leases.forget('a1');
    const next = take('a');
    old.release();
    vi.advanceTimersByTime(60_000);
    expect([next.value, ended]).toEqual(['a2', []]);
  });

  test('ends at once where it is told to, whoever holds it, and nothing else does', () => {
    const { ended, leases, take } = leasesOfNames();
    const [one, other] = [take('a'), take('b')];
    leases.end('a1');
    leases.end('a1');
    expect([ended, take('a').value, take('b').value]).toEqual([['a1'], 'a3', other.value]);
    one.release();
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual(['a1']);
  });

  test('ends at once with everything', () => {
    const { ended, leases, take } = leasesOfNames();
    take('a');
    take('b').release();
    leases.endAll();
    expect(ended).toEqual(['a1', 'b2']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
