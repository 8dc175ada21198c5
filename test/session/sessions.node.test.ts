import { afterEach, describe, expect, it, vi } from 'vitest';
import { leads } from '../../src/gateway/calls/provider-dashboard.js';
import { createGateway } from '../../src/gateway/create-gateway.js';
import { createReplayQueue } from '../../src/gateway/transport/replay-queue.js';
import * as sessions from '../../src/session/sessions.js';
import { answering, json, NO_LEADS, rejection, status } from '../gateway/recorder.js';

const provider = { serviceProviderId: '1' };
const of = (key: sessions.SessionKey) => sessions.sessionFor(key);

afterEach(() => {
  sessions.endSessions();
  vi.useRealTimers();
});

describe('sessionFor()', () => {
  const auth = { getToken: () => 'token' };
  const { fetch } = answering(json(NO_LEADS));
  const host = { leads: async () => NO_LEADS };

  it.each([
    {},
    { url: '/a' },
    { url: '/a', spId: '1' },
    { url: '/a', authMode: 'none', auth, oneTimeToken: 't', fetch } as const,
    { gateway: host, spId: '1' },
  ])('returns one session for equal settings: %j', (key) => expect(of({ ...key })).toBe(of({ ...key })));

  it.each<[keyof sessions.SessionKey, sessions.SessionKey]>([
    ['url', { url: '/b' }],
    ['authMode', { authMode: 'none' }],
    ['auth', { auth: { getToken: () => 'token' } }],
    ['oneTimeToken', { oneTimeToken: 'other' }],
    ['sourceApplication', { sourceApplication: 'office' }],
    ['applicationVersion', { applicationVersion: '9' }],
    ['fetch', { fetch: answering(json(NO_LEADS)).fetch }],
    ['gateway', { gateway: { ...host } }],
    ['spId', { spId: '2' }],
    ['identity', { identity: 'user-2' }],
  ])('returns two sessions if one setting differs: %s', (name, other) => {
    const key = { url: '/a', auth, fetch, spId: '1' };
    expect(of({ ...key, ...other })).not.toBe(of(key));
    expect(sessions.keyDifferences({ ...key, ...other }, key)).toEqual([name]);
  });

  it('requests one token for two providers with one sign-in, and keeps their challenges separate', async () => {
    const getToken = vi.fn(() => 'token');
    const signIn = { url: '/shared', auth: { getToken }, fetch: answering(json(NO_LEADS), status(511)).fetch };
    const [one, other] = [of({ ...signIn, spId: '1' }), of({ ...signIn, spId: '2' })];
    await one.bind(leads)(provider);
    await rejection(other.bind(leads)(provider));
    expect(getToken).toHaveBeenCalledTimes(1);
    expect([one.challenges.size, other.challenges.size]).toEqual([0, 1]);
    expect(one.store).not.toBe(other.store);
  });
});

describe('the device scope of a session', () => {
  const scopeOf = (key: sessions.SessionKey) => of(key).device.scope;

  it('depends on the URL and the provider, not on the token source', () => {
    const first = scopeOf({ url: 'https://a.example/', spId: '1', auth: { getToken: () => 'one' } });
    expect(scopeOf({ url: 'https://a.example', spId: '1', auth: { getToken: () => 'two' } })).toBe(first);
    expect(scopeOf({ url: 'https://a.example/', spId: '2' })).not.toBe(first);
    expect(scopeOf({ url: 'https://b.example/', spId: '1' })).not.toBe(first);
  });

  it('of a customer does not depend on the one-time token', () => {
    const first = scopeOf({ url: '/', oneTimeToken: 'one' });
    expect(scopeOf({ url: '/', oneTimeToken: 'two' })).toBe(first);
    expect(scopeOf({ url: '/', spId: '1' })).not.toBe(first);
    expect(scopeOf({ url: '/', oneTimeToken: 'one', authMode: 'one-time' })).toBe(first);
  });

  it('is the same for a URL and a client with that URL, and reveals no setting', () => {
    const direct = scopeOf({ url: 'https://a.example/', spId: '1' });
    const clients = [0, 1].map(() => createGateway({ url: 'https://a.example/' }));
    expect(clients.map((gateway) => scopeOf({ gateway, spId: '1' }))).toEqual([direct, direct]);
    const scope = scopeOf({ url: 'https://a.example/', spId: '90412001', oneTimeToken: 'secret', identity: 'anna' });
    expect(scope).toMatch(/^[a-z\d]{8,14}$/);
  });

  it('depends on the identity if the host provides one, not on the token source', () => {
    const signIn = { url: '/', spId: '1', auth: { getToken: () => 'one' } };
    const anna = scopeOf({ ...signIn, identity: 'anna' });
    expect(scopeOf({ ...signIn, auth: { getToken: () => 'two' }, identity: 'anna' })).toBe(anna);
    expect(scopeOf({ ...signIn, identity: 'bert' })).not.toBe(anna);
    expect(scopeOf(signIn)).not.toBe(anna);
    const customer = scopeOf({ url: '/', oneTimeToken: 'one', identity: 'anna' });
    expect(scopeOf({ url: '/', oneTimeToken: 'two', identity: 'anna' })).toBe(customer);
    expect(customer).not.toBe(anna);
  });

  it.each<[boolean, string, sessions.SessionKey]>([
    [false, 'cookies', { url: '/' }],
    [false, 'a one-time token', { url: '/', oneTimeToken: 'one' }],
    [true, 'a token source', { url: '/', auth: { getToken: () => 'one' } }],
    [true, 'a gateway object of the host', { gateway: { leads: async () => NO_LEADS } }],
    [true, 'a client with a token source', { gateway: createGateway({ auth: { getToken: () => 'one' } }) }],
    [false, 'a client with cookies', { gateway: createGateway() }],
    [false, 'a token source and an identity', { auth: { getToken: () => 'one' }, identity: 'anna' }],
  ])('has holdsRestored: %s with %s', (isHeld, _signIn, key) =>
    expect(of({ spId: '1', ...key }).holdsRestored).toBe(isHeld),
  );
});

describe('a session without a widget', () => {
  it('is kept for reuse, up to the last eight', () => {
    const held = of({ url: '/held' });
    sessions.holdSession(held);
    const keys = [...Array(30).keys()].map((at) => ({ url: '/left', spId: `${at}` }));
    const left = keys.map(of);
    for (const session of left) sessions.holdSession(session)();
    const living = left.filter(({ ended }) => !ended.aborted);
    expect([living, keys.map(of).filter((session) => left.includes(session))]).toEqual([left.slice(-8), living]);
    expect([held.ended.aborted, of({ url: '/held' }) === held]).toEqual([false, true]);
  });

  it('is not counted while another widget uses it or one uses it again', () => {
    const [shared, again] = [of({ url: '/shared' }), of({ url: '/again' })];
    const [first] = [sessions.holdSession(shared), sessions.holdSession(shared)];
    first();
    sessions.holdSession(again)();
    sessions.holdSession(again);
    for (let at = 0; at < 20; at += 1) sessions.holdSession(of({ url: `/${at}` }))();
    expect([shared.ended.aborted, again.ended.aborted]).toEqual([false, false]);
  });

  it('that ended while it was in use is released without an error', () => {
    const session = of({ url: '/a' });
    const letGo = sessions.holdSession(session);
    sessions.endSessions();
    letGo();
    expect(of({ url: '/a' })).not.toBe(session);
    expect(sessions.holdSession(session)()).toBeUndefined();
  });
});

describe('ending sessions', () => {
  it('drops the token and queued challenges, and the next session requests a new token', async () => {
    const getToken = vi.fn(() => 'token');
    const key = { url: '/out', auth: { getToken }, fetch: answering(status(511)).fetch };
    const before = of(key);
    await rejection(before.bind(leads)(provider));
    expect(before.challenges.size).toBe(1);
    sessions.endSessions();
    expect([before.challenges.size, before.ended.aborted]).toEqual([0, true]);
    const after = of(key);
    expect(after).not.toBe(before);
    await rejection(after.bind(leads)(provider));
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('from another tab ends only the named session, and only if it is older', () => {
    vi.useFakeTimers({ now: 1000 });
    const [mine, other] = ['1', '2'].map((spId) => of({ url: '/', spId }));
    vi.setSystemTime(2000);
    const later = of({ url: '/', spId: '1', auth: { getToken: () => 'token' } });
    sessions.endSessionsOf({ at: 2000, scope: mine?.device.scope ?? '' });
    expect([mine, other, later].map((session) => session?.ended.aborted)).toEqual([true, false, false]);
  });

  it('from another tab ends a session that started while the clock was ahead', () => {
    vi.useFakeTimers({ now: 9000 });
    const mine = of({ url: '/', spId: '1' });
    vi.setSystemTime(2000);
    sessions.endSessionsOf({ at: 2000, scope: mine.device.scope });
    expect(mine.ended.aborted).toBe(true);
  });

  it('keeps challenges in a host’s queue that another provider still uses', () => {
    const challenges = createReplayQueue();
    const gateway = { challenges };
    vi.useFakeTimers({ now: 1000 });
    const [one, other] = ['1', '2'].map((spId) => of({ gateway, spId }));
    challenges.add({ operation: 'leads', requestId: 'r', run: async () => undefined });
    sessions.endSessionsOf({ at: 2000, scope: one?.device.scope ?? '' });
    expect([other?.challenges, challenges.size]).toEqual([challenges, 1]);
    sessions.endSessions();
    expect(challenges.size).toBe(0);
  });
});

describe('replacing a session', () => {
  const signedIn = () => of({ url: '/', spId: '1', auth: { getToken: () => 'token' } });

  it('ends the previous session only if no widget uses it', () => {
    const [before, next] = [of({ url: '/', spId: '1' }), of({ url: '/', spId: '2' })];
    const holds = [sessions.holdSession(before), sessions.holdSession(before)];
    holds[0]?.();
    sessions.replaceSession(before, next);
    expect(before.ended.aborted).toBe(false);
    holds[1]?.();
    sessions.replaceSession(before, next);
    expect([before.ended.aborted, next.ended.aborted]).toEqual([true, false]);
    expect(of({ url: '/', spId: '1' })).not.toBe(before);
  });

  it('does not clear the device if a widget uses another session of the same identity', () => {
    const [before, shown, next] = [signedIn(), signedIn(), signedIn()];
    const clear = vi.spyOn(before.device, 'clear');
    const release = sessions.holdSession(shown);
    sessions.replaceSession(before, next);
    expect([before, shown, next].map(({ ended }) => ended.aborted)).toEqual([true, false, false]);
    expect(clear).not.toHaveBeenCalled();
    release();
  });

  it('does not pass the token on, and the next session requests a new one', async () => {
    const getToken = vi.fn(() => 'token');
    const signIn = { url: '/', auth: { getToken }, fetch: answering(json(NO_LEADS), json(NO_LEADS)).fetch };
    const before = of({ ...signIn, spId: '1' });
    await before.bind(leads)(provider);
    const next = sessions.sessionFor({ ...signIn, spId: '2' }, before);
    await next.bind(leads)(provider);
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['keeps drafts if the previous sign-in had expired and the same user signs in again', true, 0],
    ['clears drafts if the previous sign-in had not expired', false, 1],
  ])('%s', (_name, isExpired, times) => {
    const [before, next] = [signedIn(), signedIn()];
    before.isExpired = isExpired;
    const clear = vi.spyOn(before.device, 'clear');
    sessions.replaceSession(before, next);
    expect(before.ended.aborted).toBe(true);
    expect(clear).toHaveBeenCalledTimes(times);
  });

  it('ends no other session if the previous one has already ended', () => {
    const before = of({ url: '/', spId: '1' });
    sessions.endSessions();
    const [again, next] = [of({ url: '/', spId: '1' }), of({ url: '/', spId: '2' })];
    sessions.replaceSession(before, next);
    expect([again.ended.aborted, next.ended.aborted]).toEqual([false, false]);
  });
});
