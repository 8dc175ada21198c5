import { describe, expect, it } from 'vitest';
import { createGateway } from '../../src/gateway.js';
import { createSandbox, type SandboxOptions } from '../../src/sandbox.js';

const ME = { serviceProviderId: '4711042' };

function gatewayOf(options: SandboxOptions = {}) {
  const sandbox = createSandbox({
    clock: () => new Date('2026-11-18T20:20:00Z'),
    anyLead: true,
    mirror: false,
    ...options,
  });
  return createGateway({
    url: 'http://sandbox.invalid',
    fetch: (address, init) => sandbox.fetch(new Request(address, init)),
  });
}

describe('a lead of any id', () => {
  it.each(['default', 'empty', 'busy', 'unpurchased', 'challenge'] as const)(
    'has an answer in every call that asks for it (%s)',
    async (scenario) => {
      const gateway = gatewayOf({ scenario });
      const leadId = 'y-8';
      const lead = await gateway.providerLead({ ...ME, leadId });
      expect(lead).toMatchObject({ leadId, status: 'Initial' });
      expect(lead.customerInfo?.firstName).toMatch(/^\w/);
      expect(await gateway.leadForPage({ ...ME, leadId })).toMatchObject({ info: { title: lead.category?.name } });
      expect((await gateway.phoneNumbers({ ...ME, leadIds: [leadId] })).phoneNumbers.length).toBe(
        scenario === 'unpurchased' ? 0 : 1,
      );
      expect(await gateway.lead({ leadId })).toMatchObject({ leadId, category: { name: lead.category?.name } });
      expect(await gateway.leadProviders({ leadId })).toEqual({ serviceProviders: [] });
    },
  );

  it('is the same each time, another for another id, and keeps what is changed', async () => {
    const gateway = gatewayOf();
    await gateway.setStatus({ ...ME, leadId: 'y-8', status: 'Selling' });
    const changed = await gateway.providerLead({ ...ME, leadId: 'y-8' });
    expect(changed.status).toBe('Selling');
    const again = await gatewayOf().providerLead({ ...ME, leadId: 'y-8' });
    expect(again).toEqual({ ...changed, status: 'Initial', read: false });
    const other = await gateway.providerLead({ ...ME, leadId: 'y-9' });
    expect(other.customerInfo).not.toEqual(changed.customerInfo);
  });

  it('is nowhere in a sandbox that is not asked for it', async () => {
    const gateway = gatewayOf({ anyLead: false });
    await expect(gateway.providerLead({ ...ME, leadId: 'y-8' })).rejects.toMatchObject({ status: 404 });
  });
});
