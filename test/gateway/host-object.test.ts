import { describe, expect, it, vi } from 'vitest';
import { bindHost, methodOf } from '../../src/gateway/bind.js';
import * as dashboard from '../../src/gateway/calls/provider-dashboard.js';
import { suggestions as suggestionsCall } from '../../src/gateway/calls/providers.js';
import { createGateway } from '../../src/gateway/create-gateway.js';
import { createReplayQueue, replayQueueOf } from '../../src/gateway/transport/replay-queue.js';
import { answering, LEAD, NO_LEADS, rejection, status } from './recorder.js';

const provider = { serviceProviderId: '1' };

function connectHost(host: object) {
  const challenges = replayQueueOf(host) ?? createReplayQueue();
  return { bind: bindHost({ host, challenges }), challenges };
}

describe('a custom gateway', () => {
  it('is called as a method of its object, with the input, the signal and a request id', async () => {
    class Host {
      readonly calls: unknown[] = [];
      async leads(...call: unknown[]) {
        this.calls.push(call);
        return NO_LEADS;
      }
    }
    const host = new Host();
    const { signal } = new AbortController();
    await connectHost(host).bind(dashboard.leads)(provider, { signal, requestId: 'r-1' });
    await connectHost(host).bind(dashboard.leads)(provider);
    expect(host.calls).toMatchObject([
      [provider, { signal, requestId: 'r-1' }],
      [provider, { requestId: expect.stringMatching(/^[\da-f-]{36}$/) }],
    ]);
  });

  it('can answer synchronously, in an envelope, and with numbers as ids', async () => {
    const host = { providerLead: () => ({ body: { ...LEAD, leadId: 9 } }) };
    const { bind } = connectHost(host);
    await expect(bind(dashboard.providerLead)({ ...provider, leadId: '9' })).resolves.toMatchObject({ leadId: '9' });
  });

  it.each([{}, { leads: 'not a method' }, { leads: null }])(
    'without a method causes a configuration error that names it: %j',
    async (host) => {
      const error = await rejection(connectHost(host).bind(dashboard.leads)(provider));
      expect(error).toMatchObject({ name: 'GatewayError', kind: 'configuration', operation: 'leads' });
      expect(String(error)).toContain('the gateway has no method leads');
    },
  );

  it('can be aborted even if it ignores the signal', async () => {
    const host = { leads: () => new Promise(() => {}) };
    const controller = new AbortController();
    const call = connectHost(host).bind(dashboard.leads)(provider, { signal: controller.signal });
    controller.abort();
    expect(await rejection(call)).toBe(controller.signal.reason);
  });

  it('that answers with 511 is queued once, and replayed with the same request id', async () => {
    const ids: unknown[] = [];
    const host = {
      archive(_input: object, { requestId }: { requestId: string }) {
        ids.push(requestId);
        if (ids.length === 1) throw { status: 511 };
      },
    };
    const { bind, challenges } = connectHost(host);
    const error = await rejection(bind(dashboard.archive)({ ...provider, leadId: '9', archived: true }));
    expect(error).toMatchObject({ kind: 'challenge', status: 511 });
    expect(challenges.size).toBe(1);
    await challenges.replayAll();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(challenges.size).toBe(0);
  });
});

describe('a client passed as the gateway', () => {
  it('adds a challenged call to one queue, and replays it once', async () => {
    const { fetch, sent } = answering(status(511), status(204));
    const client = createGateway({ fetch });
    const { bind, challenges } = connectHost(client);
    await rejection(bind(dashboard.setStatus)({ ...provider, leadId: '9', status: 'Selling' }));
    expect(client.challenges.size).toBe(1);
    expect(challenges).toBe(client.challenges);
    await challenges.replayAll();
    expect(sent).toHaveLength(2);
    expect(client.challenges.size).toBe(0);
  });

  it('is called with the requested version', async () => {
    const suggestions = vi.fn(async () => ({ serviceProviders: [] }));
    const { bind } = connectHost({ suggestions });
    const request = { categoryId: 1, postalCode: '78704' };
    await methodOf(bind, suggestionsCall)(request, { version: 'v1' });
    expect(suggestions.mock.calls).toEqual([[request, expect.objectContaining({ version: 'v1' })]]);
  });
});
