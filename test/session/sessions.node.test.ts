import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGateway } from '../../src/gateway/create-gateway.js';
import { createReplayQueue } from '../../src/gateway/transport/replay-queue.js';
import { dashboardCalls } from '../../src/gateway/widgets/dashboard-calls.js';
import * as sessions from '../../src/session/sessions.js';
import { answering, json, NO_LEADS, rejection, status } from '../gateway/recorder.js';

const provider = { serviceProviderId: '1' };
const of = (key: sessions.SessionKey) => sessions.sessionFor(key, dashboardCalls);

afterEach(() => {
  sessions.endSessions();
  vi.useRealTimers();
});

describe('the sessions of a page', () => {
  const auth = { getToken: () => 'token' };
  const { fetch } = answering(json(NO_LEADS));
  const host = { leads: async () => NO_LEADS };

  it.each([
    {},
    { url: '/a' },
    { url: '/a', spId: '1' },
    { url: '/a', authMode: 'none', auth, oneTimeToken: 't', fetch } as const,
    { gateway: host, spId: '1' },
  ])('are one for the same settings: %j', (key) => expect(of({ ...key })).toBe(of({ ...key })));

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
  ])('are two when one setting differs: %s', (name, other) => {
    const key = { url: '/a', auth, fetch, spId: '1' };
    expect(of({ ...key, ...other })).not.toBe(of(key));
    expect(sessions.keyDifferences({ ...key, ...other }, key)).toEqual([name]);
  });

  it('grow by the calls of each widget, and keep those that are there', () => {
    const some = vi.fn(() => ({ leads: async () => NO_LEADS }));
    const session = of({ url: '/grow' });
    const { setStatus } = session.gateway;
    expect(sessions.sessionFor({ url: '/grow' }, some)).toBe(session);
    sessions.sessionFor({ url: '/grow' }, some);
    expect(some).toHaveBeenCalledTimes(1);
    expect(session.gateway.setStatus).toBe(setStatus);
    expect(session.gateway.leads).toBeTypeOf('function');
  });

  it('of several providers with one sign-in ask for its token once, and defer apart', async () => {
    const getToken = vi.fn(() => 'token');
    const signIn = { url: '/shared', auth: { getToken }, fetch: answering(json(NO_LEADS), status(511)).fetch };
    const [one, other] = ['1', '2'].map((spId) => of({ ...signIn, spId }));
    await one?.gateway.leads?.(provider);
    await rejection(other?.gateway.leads?.(provider) ?? Promise.resolve());
    expect(getToken).toHaveBeenCalledTimes(1);
    expect([one?.challenges.size, other?.challenges.size]).toEqual([0, 1]);
    expect(one?.store).not.toBe(other?.store);
  });
});

describe('what a session keeps on the device is found', () => {
  const scopeOf = (key: sessions.SessionKey) => of(key).device.scope;

  it('by address and provider, not by what a sign-in is made of', () => {
    const first = scopeOf({ url: 'https://a.example/', spId: '1', auth: { getToken: () => 'one' } });
    expect(scopeOf({ url: 'https://a.example', spId: '1', auth: { getToken: () => 'two' } })).toBe(first);
    expect(scopeOf({ url: 'https://a.example/', spId: '2' })).not.toBe(first);
    expect(scopeOf({ url: 'https://b.example/', spId: '1' })).not.toBe(first);
  });

  it('for a customer, by the tab alone: each page of it has a token of its own', () => {
    const first = scopeOf({ url: '/', oneTimeToken: 'one' });
    expect(scopeOf({ url: '/', oneTimeToken: 'two' })).toBe(first);
    expect(scopeOf({ url: '/', spId: '1' })).not.toBe(first);
    expect(scopeOf({ url: '/', oneTimeToken: 'one', authMode: 'one-time' })).toBe(first);
  });

  it('by the address of a client of ours that is handed in as the gateway, under a scope that shows nothing', () => {
    const direct = scopeOf({ url: 'https://a.example/', spId: '1' });
    const clients = [0, 1].map(() => createGateway({ url: 'https://a.example/' }));
    expect(clients.map((gateway) => scopeOf({ gateway, spId: '1' }))).toEqual([direct, direct]);
    const scope = scopeOf({ url: 'https://a.example/', spId: '90412001', oneTimeToken: 'secret', identity: 'anna' });
    expect(scope).toMatch(/^[a-z\d]{8,14}$/);
  });

  it('by the identity that the host gives, whatever the sign-in is made of', () => {
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
  ])('and waits for the person (%s) with %s', (isHeld, _signIn, key) =>
    expect(of({ spId: '1', ...key }).holdsRestored).toBe(isHeld),
  );
});

describe('a session that no widget shows', () => {
  it('stays to be come back to, of these the last few', () => {
    const held = of({ url: '/held' });
    sessions.holdSession(held);
    const keys = [...Array(30).keys()].map((at) => ({ url: '/left', spId: `${at}` }));
    const left = keys.map(of);
    for (const session of left) sessions.holdSession(session)();
    const living = left.filter(({ ended }) => !ended.aborted);
    expect([living, keys.map(of).filter((session) => left.includes(session))]).toEqual([left.slice(-8), living]);
    expect([held.ended.aborted, of({ url: '/held' }) === held]).toEqual([false, true]);
  });

  it('is not counted among them while one widget still shows it, or one shows it again', () => {
    const [shared, again] = [of({ url: '/shared' }), of({ url: '/again' })];
    const [first] = [sessions.holdSession(shared), sessions.holdSession(shared)];
    first();
    sessions.holdSession(again)();
    sessions.holdSession(again);
    for (let at = 0; at < 20; at += 1) sessions.holdSession(of({ url: `/${at}` }))();
    expect([shared.ended.aborted, again.ended.aborted]).toEqual([false, false]);
  });

  it('that has ended while it was shown is released without an error', () => {
    const session = of({ url: '/a' });
    const letGo = sessions.holdSession(session);
    sessions.endSessions();
    letGo();
    expect(of({ url: '/a' })).not.toBe(session);
    expect(sessions.holdSession(session)()).toBeUndefined();
  });
});

describe('ending the sessions of a page', () => {
  it('drops the token and what was deferred; who comes next asks for a token of their own', async () => {
    const getToken = vi.fn(() => 'token');
    const key = { url: '/out', auth: { getToken }, fetch: answering(status(511)).fetch };
    const before = of(key);
    await rejection(before.gateway.leads!(provider));
    expect(before.challenges.size).toBe(1);
    sessions.endSessions();
    expect([before.challenges.size, before.ended.aborted]).toEqual([0, true]);
    const after = of(key);
    expect(after).not.toBe(before);
    await rejection(after.gateway.leads!(provider));
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('in another tab ends the session that it names alone, and only as far as it is older', () => {
    vi.useFakeTimers({ now: 1000 });
    const [mine, other] = ['1', '2'].map((spId) => of({ url: '/', spId }));
    vi.setSystemTime(2000);
    const later = of({ url: '/', spId: '1', auth: { getToken: () => 'token' } });
    sessions.endSessionsOf({ at: 2000, scope: mine?.device.scope ?? '' });
    expect([mine, other, later].map((session) => session?.ended.aborted)).toEqual([true, false, false]);
  });

  it('in another tab ends a session that began while the clock was ahead', () => {
    vi.useFakeTimers({ now: 9000 });
    const mine = of({ url: '/', spId: '1' });
    vi.setSystemTime(2000);
    sessions.endSessionsOf({ at: 2000, scope: mine.device.scope });
    expect(mine.ended.aborted).toBe(true);
  });

  it('leaves what waits in a host’s own queue for another provider that is still there', () => {
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

describe('a session in whose place the host has put another', () => {
  const signedIn = () => of({ url: '/', spId: '1', auth: { getToken: () => 'token' } });

  it('is over at once where no widget shows it, and not before', () => {
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

  it('leaves what another sign-in of the same identity has on the device, where a widget shows that', () => {
    const [before, shown, next] = [signedIn(), signedIn(), signedIn()];
    const clear = vi.spyOn(before.device, 'clear');
    const release = sessions.holdSession(shown);
    sessions.replaceSession(before, next);
    expect([before, shown, next].map(({ ended }) => ended.aborted)).toEqual([true, false, false]);
    expect(clear).not.toHaveBeenCalled();
    release();
  });

  it('does not pass its token on: the next one asks the host for it', async () => {
    const getToken = vi.fn(() => 'token');
    const signIn = { url: '/', auth: { getToken }, fetch: answering(json(NO_LEADS), json(NO_LEADS)).fetch };
    const before = of({ ...signIn, spId: '1' });
    await before.gateway.leads?.(provider);
    const next = sessions.sessionFor({ ...signIn, spId: '2' }, dashboardCalls, undefined, before);
    await next.gateway.leads?.(provider);
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['leaves what was typed to the same person, who signs in again after it expired', true, 0],
    ['clears what was typed where its sign-in had not expired', false, 1],
  ])('%s', (_name, isExpired, times) => {
    const [before, next] = [signedIn(), signedIn()];
    before.isExpired = isExpired;
    const clear = vi.spyOn(before.device, 'clear');
    sessions.replaceSession(before, next);
    expect(before.ended.aborted).toBe(true);
    expect(clear).toHaveBeenCalledTimes(times);
  });

  it('that has ended already ends nothing else', () => {
    const before = of({ url: '/', spId: '1' });
    sessions.endSessions();
    const [again, next] = [of({ url: '/', spId: '1' }), of({ url: '/', spId: '2' })];
    sessions.replaceSession(before, next);
    expect([again.ended.aborted, next.ended.aborted]).toEqual([false, false]);
  });
});
