import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../../../src/gateway.js';
import { hanging, recorder, rejection } from '../recorder.js';

const provider = { serviceProviderId: '4711' };

describe('a time-out', () => {
  it('ends a write that is not answered, once', async () => {
    const { fetch, sent } = recorder(hanging);
    const status = { ...provider, leadId: '9', status: 'Selling' } as const;
    const error = await rejection(createGateway({ fetch, timeoutMs: 30 }).setStatus(status, { requestId: 'r-1' }));
    expect(error).toMatchObject({ kind: 'timeout', operation: 'setStatus', requestId: 'r-1', status: undefined });
    expect(sent).toHaveLength(1);
  });

  it('lets a GET be tried twice more, each try with its own time', async () => {
    const { fetch, sent } = recorder(hanging);
    const error = await rejection(createGateway({ fetch, timeoutMs: 20 }).serviceProvider(provider));
    expect(error).toMatchObject({ kind: 'timeout', operation: 'serviceProvider' });
    expect(sent).toHaveLength(3);
  });

  it('ends a call even where the host’s fetch does not heed the signal', async () => {
    const { fetch } = recorder(() => new Promise<Response>(() => {}));
    const error = await rejection(createGateway({ fetch, timeoutMs: 30 }).leads(provider));
    expect(error).toMatchObject({ kind: 'timeout' });
  });
});

describe('a body that drips', () => {
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

  it('is within the time-out too', async () => {
    const error = await rejection(createGateway({ url: origin, timeoutMs: 150 }).leads(provider));
    expect(error).toMatchObject({ kind: 'timeout', operation: 'leads' });
  });

  it('can be given up by the caller', async () => {
    const controller = new AbortController();
    const call = createGateway({ url: origin }).leads(provider, { signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    expect(await rejection(call)).toBe(controller.signal.reason);
  });
});
