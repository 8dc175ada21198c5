import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGateway, type TokenRequest } from '../../../src/gateway.js';
import { answering, hanging, json, PROVIDERS, recorder, rejection, type Sent, status } from '../recorder.js';

const provider = { serviceProviderId: '4711' };

describe('an aborted call', () => {
  it('sends nothing and requests no token if it was aborted before the start', async () => {
    const { fetch, sent } = answering(json(PROVIDERS));
    const getToken = vi.fn(() => 'token');
    const signal = AbortSignal.abort();
    const error = await rejection(createGateway({ fetch, auth: { getToken } }).serviceProvider(provider, { signal }));
    expect(error).toBe(signal.reason);
    expect(sent).toEqual([]);
    expect(getToken).not.toHaveBeenCalled();
  });

  it('that waits for a token rejects immediately, and other calls get the token', async () => {
    const { fetch, sent } = answering(json(PROVIDERS));
    let hand: ((token: string) => void) | undefined;
    const getToken = vi.fn(() => new Promise<string>((resolve) => (hand = resolve)));
    const gateway = createGateway({ fetch, auth: { getToken } });
    const controller = new AbortController();
    const given = gateway.serviceProvider(provider, { signal: controller.signal });
    const kept = gateway.serviceProvider(provider);
    controller.abort();
    expect(await rejection(given)).toBe(controller.signal.reason);
    hand?.('token');
    await kept;
    expect(sent).toHaveLength(1);
    expect(getToken).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (sent: Sent) => Response | Promise<Response>]>([
    ['that waits for its response', hanging],
    ['between two attempts', status(503, { 'Retry-After': '9' })],
    ['that waits for a new token', status(401)],
  ])('%s rejects with the reason of the abort, and is not sent again', async (_when, reply) => {
    const { fetch, sent } = recorder(reply);
    const getToken = ({ reason }: TokenRequest) => (reason === 'initial' ? 'old' : new Promise<string>(() => {}));
    const controller = new AbortController();
    const gateway = createGateway({ fetch, auth: { getToken } });
    const call = gateway.serviceProvider(provider, { signal: controller.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const reason = new Error('gone');
    controller.abort(reason);
    expect(await rejection(call)).toBe(reason);
    expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true]);
  });
});

describe('a timeout', () => {
  it('rejects an unanswered write, which is not retried', async () => {
    const { fetch, sent } = recorder(hanging);
    const status = { ...provider, leadId: '9', status: 'Selling' } as const;
    const error = await rejection(createGateway({ fetch, timeoutMs: 30 }).setStatus(status, { requestId: 'r-1' }));
    expect(error).toMatchObject({ kind: 'timeout', operation: 'setStatus', requestId: 'r-1', status: undefined });
    expect(sent).toHaveLength(1);
  });

  it('applies to each of the three attempts of a GET', async () => {
    const { fetch, sent } = recorder(hanging);
    const error = await rejection(createGateway({ fetch, timeoutMs: 20 }).serviceProvider(provider));
    expect(error).toMatchObject({ kind: 'timeout', operation: 'serviceProvider' });
    expect(sent).toHaveLength(3);
  });

  it('rejects a call even if the host’s fetch ignores the signal', async () => {
    const { fetch } = recorder(() => new Promise<Response>(() => {}));
    const error = await rejection(createGateway({ fetch, timeoutMs: 30 }).leads(provider));
    expect(error).toMatchObject({ kind: 'timeout' });
  });
});

describe('a response body that never ends', () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 10);
    response.on('close', () => clearInterval(drip));
  });
  let origin = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    origin = `http://127.0.0.1:${port}`;
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('is stopped by the timeout, or by the caller', async () => {
    const controller = new AbortController();
    const given = createGateway({ url: origin }).leads(provider, { signal: controller.signal });
    const error = await rejection(createGateway({ url: origin, timeoutMs: 150 }).leads(provider));
    expect(error).toMatchObject({ kind: 'timeout', operation: 'leads' });
    controller.abort();
    expect(await rejection(given)).toBe(controller.signal.reason);
  });
});
