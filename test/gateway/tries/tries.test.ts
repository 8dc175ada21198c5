import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropPreloaded, preload } from '../../../src/gateway/transport/preloaded.js';
import { callHeaders } from '../../../src/gateway/transport/request-parts.js';
import { retryWait } from '../../../src/gateway/transport/retry.js';
import { createGateway } from '../../../src/gateway.js';
import { answering, dropped, json, NO_LEADS, PROVIDERS, status } from '../recorder.js';

const provider = { serviceProviderId: '4711' };

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

async function settled<Value>(promise: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  const [result] = await Promise.all([Promise.allSettled([promise]), vi.runAllTimersAsync()]);
  return result[0]!;
}

describe('a GET', () => {
  it('is retried twice with the same request id', async () => {
    const { fetch, sent } = answering(status(503), status(503), json(PROVIDERS));
    expect(await settled(createGateway({ fetch }).serviceProvider(provider))).toMatchObject({ status: 'fulfilled' });
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
  });

  it('rejects with the error of the third attempt', async () => {
    const { fetch, sent } = answering(dropped, status(502), json({ message: 'Back at nine.' }, 503));
    const result = await settled(createGateway({ fetch }).serviceProvider(provider));
    expect(result).toMatchObject({ reason: { kind: 'http', status: 503, customMessage: 'Back at nine.' } });
    expect(sent).toHaveLength(3);
  });

  it('rejects with a network error if the connection fails in all three attempts', async () => {
    const { fetch, sent } = answering(dropped);
    const result = await settled(createGateway({ fetch }).serviceProvider(provider, { requestId: 'r-1' }));
    expect(result).toMatchObject({
      reason: { kind: 'network', operation: 'serviceProvider', requestId: 'r-1', status: undefined },
    });
    expect(sent).toHaveLength(3);
  });

  it('is retried if its response body breaks off', async () => {
    const broken = () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }));
    const { fetch, sent } = answering(broken, json(PROVIDERS));
    expect(await settled(createGateway({ fetch }).serviceProvider(provider))).toMatchObject({ status: 'fulfilled' });
    expect(sent).toHaveLength(2);
  });

  it('waits as long as Retry-After says', async () => {
    const { fetch, sent } = answering(status(429, { 'Retry-After': '7' }), json(PROVIDERS));
    const call = createGateway({ fetch }).serviceProvider(provider);
    await vi.advanceTimersByTimeAsync(6999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(sent).toHaveLength(2);
  });

  it('is retried twice after a token was replaced too', async () => {
    const { fetch, sent } = answering(status(401), status(503), status(503), json(PROVIDERS));
    const auth = { getToken: () => 'token' };
    expect(await settled(createGateway({ fetch, auth }).serviceProvider(provider))).toMatchObject({
      status: 'fulfilled',
    });
    expect(sent).toHaveLength(4);
  });
});

describe('a preloaded call', () => {
  const input = { serviceProviderId: '4711', leadId: '9' };
  const idOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('X-Request-Id');

  afterEach(async () => {
    vi.unstubAllGlobals();
    await dropPreloaded();
  });

  async function begun(path: string, init: RequestInit, statuses: readonly number[]) {
    const ids: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_url: string, asked?: RequestInit) => {
      ids.push(idOf(asked));
      return new Response('', { status: statuses[ids.length - 1] ?? 500 });
    });
    const headers = callHeaders({}, { requestId: 'early', caller: 'ServiceProvider', callerId: '4711' });
    preload(path, { ...init, headers, credentials: 'include' }, () => true);
    return ids;
  }

  it('has one request id for all attempts and in the error', async () => {
    const ids = await begun('/gateway/lead/office/v2/leads/9?spId=4711', {}, [503, 503, 500]);
    expect(await settled(createGateway().providerLead(input))).toMatchObject({
      reason: { status: 500, requestId: 'early' },
    });
    expect(ids).toEqual(['early', 'early', 'early']);
  });

  it('is replayed with its request id, which onChallenge receives', async () => {
    const ids = await begun('/gateway/lead/office/v2/leads/9?spId=4711', {}, [511, 500]);
    const heard: string[] = [];
    const gateway = createGateway({ onChallenge: ({ requestId }) => heard.push(requestId) });
    await settled(gateway.providerLead(input));
    await gateway.challenges.replayAll();
    expect([heard, ids]).toEqual([['early'], ['early', 'early']]);
  });

  it('passes its request id to the action that replays it', async () => {
    await begun('/gateway/lead/office/v2/leads/9?spId=4711', {}, [511]);
    const replayed: (string | undefined)[] = [];
    const gateway = createGateway();
    const replay = { run: async (requestId?: string) => replayed.push(requestId) };
    await settled(gateway.providerLead(input, { requestId: 'own', replay }));
    await gateway.challenges.replayAll();
    expect(replayed).toEqual(['early']);
  });
});

it.each([
  ['503', status(503, { 'Retry-After': '1' }), { status: 503 }],
  ['a dropped connection', dropped, { kind: 'network' }],
])('a write is not retried after %s', async (_what, failure, reason) => {
  const { fetch, sent } = answering(failure);
  const gateway = createGateway({ fetch });
  const lead = { serviceProviderId: '4711', leadId: '9' };
  expect(await settled(gateway.archive({ ...lead, archived: true }))).toMatchObject({ reason });
  expect(await settled(gateway.saveNote({ ...lead, note: '' }))).toMatchObject({ reason });
  expect(await settled(gateway.markRead({ ...lead, read: true }))).toMatchObject({ reason });
  expect(await settled(gateway.setStatus({ ...lead, status: 'Selling' }))).toMatchObject({ reason });
  expect(sent).toHaveLength(4);
});

it('leads(), which reads by POST, is retried like a GET with the same request id', async () => {
  const { fetch, sent } = answering(dropped, status(503), json(NO_LEADS));
  expect(await settled(createGateway({ fetch }).leads(provider))).toMatchObject({ status: 'fulfilled' });
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
  expect(new Set(sent.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
});

const NOW = new Date('2026-11-18T20:20:00Z');

const wait = (tries: number, status: number | undefined, retryAfter: string | null = null, random = 1) =>
  retryWait(tries, { status, retryAfter }, NOW, random);

describe('the delay before a retry', () => {
  it.each([undefined, 408, 502, 503, 504])(
    'is at most 0.5 s and then 1.5 s after %s, and there is no third retry',
    (status) => expect([1, 2, 3].map((tries) => wait(tries, status))).toEqual([500, 1500, undefined]),
  );

  it.each([0, 0.3, 0.999])('is at least half of the maximum with the jitter %d', (random) => {
    const waits = [wait(1, 503, null, random), wait(2, 503, null, random)];
    expect(waits[0]).toBeGreaterThanOrEqual(250);
    expect(waits[0]).toBeLessThanOrEqual(500);
    expect(waits[1]).toBeGreaterThanOrEqual(750);
    expect(waits[1]).toBeLessThanOrEqual(1500);
  });

  it.each([200, 204, 400, 401, 403, 404, 409, 500, 501, 511])('is undefined for %d, which is not retried', (status) => {
    expect([wait(1, status), wait(1, status, '1')]).toEqual([undefined, undefined]);
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
  ])('with Retry-After %j is %s', (retryAfter, ms) => {
    expect(wait(1, 503, retryAfter)).toBe(ms);
    expect(wait(1, 429, retryAfter)).toBe(ms);
  });

  it.each([null, '', '  ', 'soon'])(
    'with Retry-After %j is the default, and there is no retry after 429',
    (retryAfter) => {
      expect([wait(1, 503, retryAfter), wait(1, 429, retryAfter)]).toEqual([500, undefined]);
    },
  );
});
