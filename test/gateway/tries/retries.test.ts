import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropPreloaded, preload } from '../../../src/gateway/transport/preloaded.js';
import { callHeaders } from '../../../src/gateway/transport/request-parts.js';
import { createGateway } from '../../../src/gateway.js';
import { answering, dropped, json, NO_LEADS, PROVIDERS, status } from '../recorder.js';

const provider = { serviceProviderId: '4711' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function settled<Value>(promise: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  const [result] = await Promise.all([Promise.allSettled([promise]), vi.runAllTimersAsync()]);
  return result[0]!;
}

describe('a GET', () => {
  it('is tried twice more, with the same request id', async () => {
    const { fetch, sent } = answering(status(503), status(503), json(PROVIDERS));
    expect(await settled(createGateway({ fetch }).serviceProvider(provider))).toMatchObject({ status: 'fulfilled' });
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
  });

  it('ends with what the third try brought', async () => {
    const { fetch, sent } = answering(dropped, status(502), json({ message: 'Back at nine.' }, 503));
    const result = await settled(createGateway({ fetch }).serviceProvider(provider));
    expect(result).toMatchObject({ reason: { kind: 'http', status: 503, customMessage: 'Back at nine.' } });
    expect(sent).toHaveLength(3);
  });

  it('is of kind network when all three tries were dropped, with the cause', async () => {
    const { fetch, sent } = answering(dropped);
    const result = await settled(createGateway({ fetch }).serviceProvider(provider, { requestId: 'r-1' }));
    expect(result).toMatchObject({
      reason: { kind: 'network', operation: 'serviceProvider', requestId: 'r-1', status: undefined },
    });
    expect(sent).toHaveLength(3);
  });

  it('is tried again when its body breaks off', async () => {
    const broken = () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }));
    const { fetch, sent } = answering(broken, json(PROVIDERS));
    expect(await settled(createGateway({ fetch }).serviceProvider(provider))).toMatchObject({ status: 'fulfilled' });
    expect(sent).toHaveLength(2);
  });

  it('waits as long as the gateway says', async () => {
    const { fetch, sent } = answering(status(429, { 'Retry-After': '7' }), json(PROVIDERS));
    const call = createGateway({ fetch }).serviceProvider(provider);
    await vi.advanceTimersByTimeAsync(6999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(sent).toHaveLength(2);
  });

  it('has its tries after a token was replaced too', async () => {
    const { fetch, sent } = answering(status(401), status(503), status(503), json(PROVIDERS));
    const auth = { getToken: () => 'token' };
    expect(await settled(createGateway({ fetch, auth }).serviceProvider(provider))).toMatchObject({
      status: 'fulfilled',
    });
    expect(sent).toHaveLength(4);
  });
});

describe('a call that the loader has begun', () => {
  const input = { serviceProviderId: '4711', leadId: '9' };
  const idOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('X-Request-Id');

  afterEach(async () => {
    vi.unstubAllGlobals();
    await dropPreloaded();
  });

  /** Answers the early call, and what follows it, with these statuses. */
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

  it('has one id for all its tries, also in the error', async () => {
    const ids = await begun('/gateway/lead/office/v2/leads/9?spId=4711', {}, [503, 503, 500]);
    expect(await settled(createGateway().providerLead(input))).toMatchObject({
      reason: { status: 500, requestId: 'early' },
    });
    expect(ids).toEqual(['early', 'early', 'early']);
  });

  it('keeps its id in a replay, and the host hears that id', async () => {
    const ids = await begun('/gateway/lead/office/v2/leads/9?spId=4711', {}, [511, 500]);
    const heard: string[] = [];
    const gateway = createGateway({ onChallenge: ({ requestId }) => heard.push(requestId) });
    await settled(gateway.providerLead(input));
    await gateway.challenges.replayAll();
    expect(heard).toEqual(['early']);
    expect(ids).toEqual(['early', 'early']);
  });

  it('hands its id to the action that replays it', async () => {
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
])('a write is never tried again after %s', async (_what, failure, reason) => {
  const { fetch, sent } = answering(failure);
  const gateway = createGateway({ fetch });
  const lead = { serviceProviderId: '4711', leadId: '9' };
  expect(await settled(gateway.archive({ ...lead, archived: true }))).toMatchObject({ reason });
  expect(await settled(gateway.saveNote({ ...lead, note: '' }))).toMatchObject({ reason });
  expect(await settled(gateway.markRead({ ...lead, read: true }))).toMatchObject({ reason });
  expect(await settled(gateway.setStatus({ ...lead, status: 'Selling' }))).toMatchObject({ reason });
  expect(sent).toHaveLength(4);
});

it('the list of leads, a read by POST, is tried again like a GET, with the same request id', async () => {
  const { fetch, sent } = answering(dropped, status(503), json(NO_LEADS));
  expect(await settled(createGateway({ fetch }).leads(provider))).toMatchObject({ status: 'fulfilled' });
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
  expect(new Set(sent.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
});
