import { describe, expect, it } from 'vitest';
import { createGateway } from '../../src/gateway.js';
import { createSandbox, SANDBOX_LEADS } from '../../src/sandbox.js';
import { rejection } from './recorder.js';

const serviceProviderId = '4711042';
const ofLead = { serviceProviderId, leadId: SANDBOX_LEADS.newest };

function gatewayOf(options: Parameters<typeof createSandbox>[0] = {}) {
  return createGateway({ fetch: createSandbox(options).fetch });
}

it('ids that are whole numbers go out as such, and all others as they are', async () => {
  const bodies: unknown[] = [];
  const gateway = createGateway({
    fetch: async (_url, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return Response.json({});
    },
  });
  const serviceProviderIds = ['42', 42, '0042', 'pro-a', '9007199254740993', '', ' 7', '1e3'];
  await gateway.assignLead({ leadId: 'l1', serviceProviderIds }).catch(() => {});
  expect(bodies[0]).toMatchObject({
    serviceProviderIds: [42, 42, '0042', 'pro-a', '9007199254740993', '', ' 7', '1e3'],
  });
});

describe('the client over the sandbox', () => {
  it('gets five leads where nothing else is asked for, and the next five after them', async () => {
    const gateway = gatewayOf();
    const first = await gateway.leads({ serviceProviderId });
    const second = await gateway.leads({ serviceProviderId, offset: 5 });
    const ids = [...first.leads, ...second.leads].map(({ leadId }) => leadId);
    expect(new Set(ids).size).toBe(10);
    expect(first.pagination.totalNumber).toBeGreaterThan(10);
  });

  it('takes every lead of the book, however odd, through the door', async () => {
    const { leads, pagination } = await gatewayOf().leads({ serviceProviderId, limit: 500 });
    expect(leads).toHaveLength(pagination.totalNumber);
  });

  it('writes once what a challenge has held up', async () => {
    const gateway = gatewayOf({ scenario: 'challenge' });
    await rejection(gateway.setStatus({ ...ofLead, status: 'ClosedWon' }));
    await gateway.challenges.replayAll();
    expect(await gateway.providerLead(ofLead)).toMatchObject({ status: 'ClosedWon' });
    expect(gateway.challenges.size).toBe(0);
  });
});
