import { describe, expect, it } from 'vitest';
import { createGateway } from '../../src/gateway.js';
import { createSandbox, SANDBOX_LEADS } from '../../src/sandbox.js';
import { rejection } from './recorder.js';

const serviceProviderId = '4711042';
const ofLead = { serviceProviderId, leadId: SANDBOX_LEADS.newest };

const ODD_LEADS = [
  'newest',
  'noName',
  'noPhone',
  'maskedExpired',
  'markup',
  'eightAnswers',
  'longText',
  'arabic',
  'nullFields',
  'numericId',
] as const;

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
  it('knows the provider', async () => {
    const { serviceProviders } = await gatewayOf().serviceProvider({ serviceProviderId });
    expect(serviceProviders).toHaveLength(1);
    expect(serviceProviders[0]).toMatchObject({ serviceProviderId, name: expect.stringMatching(/\S/) });
  });

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

  it.each(ODD_LEADS)('gets the lead %s on its own', async (name) => {
    const leadId = SANDBOX_LEADS[name];
    await expect(gatewayOf().providerLead({ serviceProviderId, leadId })).resolves.toMatchObject({ leadId });
  });

  it('writes a status, a note, a mark and an archive, and reads them back', async () => {
    const gateway = gatewayOf();
    await gateway.setStatus({ ...ofLead, status: 'InProgressWon' });
    await gateway.saveNote({ ...ofLead, note: 'Gate code 12' });
    await gateway.markRead({ ...ofLead, read: true });
    await gateway.archive({ ...ofLead, archived: true });
    expect(await gateway.providerLead(ofLead)).toMatchObject({
      status: 'InProgressWon',
      notes: 'Gate code 12',
      read: true,
      isArchived: true,
    });
  });

  it('meets each weather with its kind', async () => {
    const weathers = { unauthorized: ['http', 401], challenge: ['challenge', 511], failing: ['http', 503] } as const;
    for (const [scenario, [kind, status]] of Object.entries(weathers)) {
      const gateway = createGateway({ fetch: createSandbox({ scenario: scenario as keyof typeof weathers }).fetch });
      const error = await rejection(gateway.setStatus({ ...ofLead, status: 'Selling' }));
      expect(error, scenario).toMatchObject({ kind, status });
    }
  });

  it('writes once what a challenge has held up', async () => {
    const gateway = gatewayOf({ scenario: 'challenge' });
    await rejection(gateway.setStatus({ ...ofLead, status: 'ClosedWon' }));
    await gateway.challenges.replayAll();
    expect(await gateway.providerLead(ofLead)).toMatchObject({ status: 'ClosedWon' });
    expect(gateway.challenges.size).toBe(0);
  });

  it('hears from an unknown lead that there is none', async () => {
    const error = await rejection(gatewayOf().providerLead({ serviceProviderId, leadId: '1' }));
    expect(error).toMatchObject({ kind: 'http', status: 404 });
  });
});
