import { expect, it } from 'vitest';
import { SANDBOX_REQUESTS } from '../../src/sandbox.js';
import { clientOf } from './client.js';

it('what is done in one sandbox is not done in another', async () => {
  const [one, other] = [clientOf(), clientOf()];
  const { assigned: leadId } = SANDBOX_REQUESTS;
  const before = await other.leadProviders({ leadId });
  await one.assignLead({ leadId, serviceProviderIds: ['5200002'] });
  await one.markHired({ leadId, serviceProviderId: '5200001', serviceProviderType: 'AL' });
  expect((await one.leadProviders({ leadId })).serviceProviders).toHaveLength(4);
  expect(await other.leadProviders({ leadId })).toEqual(before);
  expect(await clientOf().leadProviders({ leadId })).toEqual(before);
});
