import { SANDBOX_REQUESTS } from '../../../src/sandbox.js';
import { having, id, instant, listOf, number, words } from '../good.js';
import { AL_PROVIDER, AUSTIN, DRAIN_CLEANING, HA_PROVIDER, SEARCH, samplesAt } from '../sample.js';

const member = samplesAt('/gateway/lead', 'Member');
const { assigned, fresh } = SANDBOX_REQUESTS;

const request = {
  source: 'funnel',
  title: 'Drain Cleaning',
  description: 'The sink fills again.',
  categoryId: DRAIN_CLEANING,
};

/** the specification, Lead gateway: a customer's requests, from the form to the hired provider. */
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
  member(
    'leadProviders',
    'GET /v1/lead/{leadId}/serviceprovider',
    (gateway) => gateway.leadProviders({ leadId: assigned }),
    { serviceProviders: listOf({ serviceProviderId: HA_PROVIDER, serviceProviderType: 'HA', name: words }) },
  ),
  member(
    'comparison',
    'GET /v1/lead/{leadId}/serviceprovider/comparison',
    (gateway) => gateway.comparison({ leadId: assigned }),
    { serviceProviders: listOf({ serviceProviderId: AL_PROVIDER, yearsInBusiness: number, distanceMiles: number }) },
  ),
  member(
    'markHired',
    'POST /v1/lead/{leadId}/service-provider/mark-hired',
    (gateway) => gateway.markHired({ leadId: assigned, serviceProviderId: AL_PROVIDER, serviceProviderType: 'AL' }),
    undefined,
  ),
  member('projects', 'GET /v1/projects', (gateway) => gateway.projects({ limit: 5 }), {
    projects: listOf({
      projectId: id,
      leadId: assigned,
      title: words,
      projectStatus: words,
      leadStatus: 'Assigned',
      createDate: instant,
    }),
    totalCount: number,
  }),
  member('sendHandyLead', 'POST /v1/handy/sendLead', (gateway) => gateway.sendHandyLead({ leadId: fresh }), undefined),
  member(
    'sendNotification',
    'POST /v1/lead/send-ol-notification',
    (gateway) => gateway.sendNotification({ leadIds: [assigned, fresh] }),
    undefined,
  ),
  member(
    'sendProSelection',
    'POST /v1/service-request/send-ol-pro-selection',
    (gateway) => gateway.sendProSelection({ serviceRequestId: SEARCH, haServiceProviderIds: [HA_PROVIDER] }),
    undefined,
  ),
  member(
    'opportunityLeads',
    'POST /v1/serviceproviders/fetch-opportunity-leads',
    (gateway) => gateway.opportunityLeads({ serviceRequestId: SEARCH }),
    { leads: listOf({ leadId: assigned, serviceProviderId: HA_PROVIDER }) },
  ),
  member(
    'updatePhone',
    'POST /v1/user/updatePhone',
    (gateway) => gateway.updatePhone({ phoneNumber: '5125550143' }),
    undefined,
  ),
];
