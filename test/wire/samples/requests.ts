import { SANDBOX_REQUESTS } from '../../../src/sandbox.js';
import { having, id, words } from '../good.js';
import { AL_PROVIDER, AUSTIN, DRAIN_CLEANING, HA_PROVIDER, SEARCH, samplesAt } from '../sample.js';

const member = samplesAt('/gateway/lead', 'Member');
const request = {
  source: 'funnel',
  title: 'Drain Cleaning',
  description: 'The sink fills again.',
  categoryId: DRAIN_CLEANING,
};
const { assigned, fresh } = SANDBOX_REQUESTS;

export const REQUEST_SAMPLES = [
  member(
    'createLead',
    'POST /v1/lead',
    (gateway) => gateway.createLead({ ...request, address: { postalAddressId: 17 } }),
    { leadId: id },
    { version: 'v1' },
  ),
  member(
    'createLead',
    'POST /v3/lead',
    (gateway) => gateway.createLead({ ...request, address: { postalCode: AUSTIN } }),
    { leadId: id },
    { version: 'v3', usual: true },
  ),
  member('lead', 'GET /v1/lead/{leadId}', (gateway) => gateway.lead({ leadId: assigned }), {
    leadId: assigned,
    title: words,
    description: words,
    postalAddress: having({ postalCode: AUSTIN }),
    category: { id: DRAIN_CLEANING, name: words },
    userId: id,
  }),
  member(
    'assignLead',
    'POST /v1/lead/{leadId}/assign',
    (gateway) => gateway.assignLead({ leadId: fresh, serviceProviderIds: [AL_PROVIDER] }, { version: 'v1' }),
    undefined,
    { version: 'v1' },
  ),
  member(
    'assignLead',
    'POST /v2/lead/{leadId}/assign',
    (gateway) =>
      gateway.assignLead({
        leadId: fresh,
        serviceProviderIds: [AL_PROVIDER],
        haServiceProviderIds: [HA_PROVIDER],
        serviceRequestId: SEARCH,
      }),
    undefined,
    { version: 'v2', usual: true },
  ),
  member('sendHandyLead', 'POST /v1/handy/sendLead', (gateway) => gateway.sendHandyLead({ leadId: fresh }), undefined),
  member(
    'sendNotification',
    'POST /v1/lead/send-ol-notification',
    (gateway) => gateway.sendNotification({ leadIds: [assigned, fresh] }),
    undefined,
  ),
];
