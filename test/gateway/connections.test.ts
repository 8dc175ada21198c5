import { afterEach, describe, expect, it, vi } from 'vitest';
import { leadGatewayCalls } from '../../src/gateway/area-calls.js';
import { connect, connectHost, forgetConnections } from '../../src/gateway/connections.js';
import { createGateway } from '../../src/gateway/create-gateway.js';
import { dashboardCalls } from '../../src/gateway/dashboard-calls.js';
import { lateDashboardCalls } from '../../src/gateway/late-dashboard-calls.js';
import { lateMethodOf } from '../../src/state/late-method.js';
import { answering, json, LEAD, NO_LEADS, rejection, status } from './recorder.js';

const provider = { serviceProviderId: '1' };

afterEach(forgetConnections);

describe('the connections of a page', () => {
  const auth = { getToken: () => 'token' };
  const { fetch } = answering(json(NO_LEADS));

  it.each([{}, { url: '/a' }, { url: '/a', authMode: 'none', auth, oneTimeToken: 't', fetch } as const])(
    'are one for the same settings: %j',
    (options) => {
      expect(connect({ ...options }, dashboardCalls)).toBe(connect({ ...options }, dashboardCalls));
    },
  );

  it.each([
    { url: '/b' },
    { authMode: 'none' as const },
    { auth: { getToken: () => 'token' } },
    { oneTimeToken: 'other' },
    { sourceApplication: 'office' },
    { applicationVersion: '9' },
    { fetch: answering(json(NO_LEADS)).fetch },
  ])('are two when one setting differs: %j', (other) => {
    const options = { url: '/a', auth, fetch };
    expect(connect({ ...options, ...other }, dashboardCalls)).not.toBe(connect(options, dashboardCalls));
  });

  it('grow by the calls of each widget, and keep those that are there', () => {
    const some = vi.fn(() => ({ leads: async () => NO_LEADS }));
    const connection = connect({ url: '/grow' }, dashboardCalls);
    const { setStatus } = connection.gateway;
    expect(connect({ url: '/grow' }, some)).toBe(connection);
    connect({ url: '/grow' }, some);
    expect(some).toHaveBeenCalledTimes(1);
    expect(connection.gateway.setStatus).toBe(setStatus);
    expect(connection.gateway.leads).toBeTypeOf('function');
  });

  it('forget their tokens and what was deferred at sign-out', async () => {
    const getToken = vi.fn(() => 'token');
    const options = { url: '/out', auth: { getToken }, fetch: answering(status(511)).fetch };
    const before = connect(options, dashboardCalls);
    await rejection(before.gateway.leads!(provider));
    expect(before.challenges.size).toBe(1);
    forgetConnections();
    expect(before.challenges.size).toBe(0);
    await rejection(before.gateway.leads!(provider));
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('with a one-time token are others after sign-out, since their settings hold the token', () => {
    const options = { url: '/out', authMode: 'one-time', oneTimeToken: 'once' } as const;
    const before = connect(options, dashboardCalls);
    forgetConnections();
    expect(connect(options, dashboardCalls)).not.toBe(before);
  });
});

describe('a gateway object of the host’s own', () => {
  it('has one connection, known by identity', () => {
    const host = { leads: async () => NO_LEADS };
    expect(connectHost(host, dashboardCalls)).toBe(connectHost(host, dashboardCalls));
    expect(connectHost({ ...host }, dashboardCalls)).not.toBe(connectHost(host, dashboardCalls));
  });

  it('is called as its own, with the input, the signal and a request id', async () => {
    class Host {
      readonly calls: unknown[] = [];
      async leads(...call: unknown[]) {
        this.calls.push(call);
        return NO_LEADS;
      }
    }
    const host = new Host();
    const { signal } = new AbortController();
    await connectHost(host, dashboardCalls).gateway.leads!(provider, { signal, requestId: 'r-1' });
    await connectHost(host, dashboardCalls).gateway.leads!(provider);
    expect(host.calls).toMatchObject([
      [provider, { signal, requestId: 'r-1' }],
      [provider, { requestId: expect.stringMatching(/^[\da-f-]{36}$/) }],
    ]);
  });

  it('may answer at once, in an envelope, and with numbers for ids', async () => {
    const host = { providerLead: () => ({ body: { ...LEAD, leadId: 9 } }) };
    const { gateway } = connectHost(host, dashboardCalls);
    await expect(gateway.providerLead!({ ...provider, leadId: '9' })).resolves.toMatchObject({ leadId: '9' });
  });

  it.each([{}, { leads: 'not a method' }, { leads: null }])('without a method says which: %j', async (host) => {
    const error = await rejection(connectHost(host, dashboardCalls).gateway.leads!(provider));
    expect(error).toMatchObject({ name: 'GatewayError', kind: 'configuration', operation: 'leads' });
    expect(String(error)).toContain('the gateway has no method leads');
  });

  it('whose answer does not fit is of kind contract', async () => {
    const host = { leads: async () => ({ leads: [{ ...LEAD, createDate: 'soon' }], pagination: { totalNumber: 1 } }) };
    const error = await rejection(connectHost(host, dashboardCalls).gateway.leads!(provider));
    expect(error).toMatchObject({ kind: 'contract', field: 'leads.0.createDate' });
  });

  it('can be given up even where it does not heed the signal', async () => {
    const host = { leads: () => new Promise(() => {}) };
    const controller = new AbortController();
    const call = connectHost(host, dashboardCalls).gateway.leads!(provider, { signal: controller.signal });
    controller.abort();
    expect(await rejection(call)).toBe(controller.signal.reason);
  });

  it('defers what it answers with 511, once, and replays it with the same request id', async () => {
    const ids: unknown[] = [];
    const host = {
      archive(_input: object, { requestId }: { requestId: string }) {
        ids.push(requestId);
        if (ids.length === 1) throw { status: 511 };
      },
    };
    const { gateway, challenges } = connectHost(host, dashboardCalls);
    const error = await rejection(gateway.archive!({ ...provider, leadId: '9', archived: true }));
    expect(error).toMatchObject({ kind: 'challenge', status: 511 });
    expect(challenges.size).toBe(1);
    await challenges.replayAll();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(challenges.size).toBe(0);
  });
});

describe('a client of ours, handed in as the gateway', () => {
  it('keeps one decision in one queue, and replays it once', async () => {
    const { fetch, sent } = answering(status(511), status(204));
    const client = createGateway({ fetch });
    const { gateway, challenges } = connectHost(client, dashboardCalls);
    await rejection(gateway.setStatus!({ ...provider, leadId: '9', status: 'Selling' }));
    expect(client.challenges.size).toBe(1);
    expect(challenges).toBe(client.challenges);
    await challenges.replayAll();
    expect(sent).toHaveLength(2);
    expect(client.challenges.size).toBe(0);
  });

  it('answers in the version that is asked for', async () => {
    const suggestions = vi.fn(async () => ({ serviceProviders: [] }));
    const { gateway } = connectHost({ suggestions }, leadGatewayCalls);
    const request = { categoryId: 1, postalCode: '78704' };
    await gateway.suggestions!(request, { version: 'v1' });
    expect(suggestions.mock.calls).toEqual([[request, expect.objectContaining({ version: 'v1' })]]);
  });
});

describe('the calls of late parts', () => {
  it('are fetched when the first of them is made, once, and bound like any call', async () => {
    const { fetch, sent } = answering(status(204));
    const late = vi.fn(async () => lateDashboardCalls);
    const connection = connect({ url: '/late', fetch }, dashboardCalls, late);
    connect({ url: '/late', fetch }, dashboardCalls, late);
    expect(connection.gateway.sendFeedback).toBeUndefined();
    const sendFeedback = await lateMethodOf(connection, 'sendFeedback');
    await sendFeedback({ serviceProviderId: '1', leadId: '9', rating: 5, reason: 'Other' });
    expect(await lateMethodOf(connection, 'sendFeedback')).toBe(sendFeedback);
    expect(late).toHaveBeenCalledTimes(1);
    expect(sent[0]?.url).toContain('/late/gateway/lead/office/v1/leads/serviceprovider/1/feedback');
  });

  it('fail as a broken network where they cannot be fetched, and are fetched again', async () => {
    const late = vi.fn(async () => lateDashboardCalls).mockRejectedValueOnce(new TypeError('no chunk'));
    const connection = connect({ url: '/lost' }, dashboardCalls, late);
    expect(await rejection(lateMethodOf(connection, 'sendFeedback'))).toMatchObject({ kind: 'network' });
    expect(await lateMethodOf(connection, 'sendFeedback')).toBeTypeOf('function');
  });

  it('are a fault of the page’s making where a host’s gateway has no such method', async () => {
    const connection = connectHost({}, dashboardCalls, async () => lateDashboardCalls);
    const method = await lateMethodOf(connection, 'sendFeedback');
    const error = await rejection(method({ serviceProviderId: '1', leadId: '9', rating: 5, reason: 'Other' }));
    expect(error).toMatchObject({ kind: 'configuration', field: 'the gateway has no method sendFeedback' });
  });
});
