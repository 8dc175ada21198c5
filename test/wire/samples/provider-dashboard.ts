import { SANDBOX_LEADS } from '../../../src/sandbox.js';
import { having, instant, number, words } from '../good.js';
import { PROVIDER, samplesAt } from '../sample.js';

const provider = samplesAt('/gateway', 'ServiceProvider');
const ofProvider = { serviceProviderId: PROVIDER };
const ofLead = { ...ofProvider, leadId: SANDBOX_LEADS.newest };

export const PROVIDER_DASHBOARD_SAMPLES = [
  provider(
    'serviceProvider',
    'GET /office-home/v4/service_provider?serviceProviderIds=',
    (gateway) => gateway.serviceProvider(ofProvider),
    { serviceProviders: [having({ serviceProviderId: PROVIDER, name: words, primaryAddress: { postalCode: words } })] },
  ),
  provider(
    'leads',
    'POST /lead/office/v6/leads/serviceProvider/{id}',
    (gateway) => gateway.leads({ ...ofProvider, limit: 10 }),
    { leads: having({ length: 10 }), pagination: { totalNumber: number } },
  ),
  provider(
    'providerLead',
    'GET /lead/office/v2/leads/{leadId}?spId=',
    (gateway) => gateway.providerLead(ofLead),
    having({ leadId: ofLead.leadId, status: words, createDate: instant, customerInfo: having({ firstName: words }) }),
  ),
  provider(
    'markRead',
    'POST /lead/office/v2/leads/serviceprovider/{id}/read',
    (gateway) => gateway.markRead({ ...ofLead, read: true }),
    undefined,
  ),
  provider(
    'saveNote',
    'POST /lead/office/v2/leads/{leadId}/note',
    (gateway) => gateway.saveNote({ ...ofLead, note: 'Gate code 12' }),
    undefined,
  ),
  provider(
    'setStatus',
    'POST /lead/office/v2/leads/{leadId}/status',
    (gateway) => gateway.setStatus({ ...ofLead, status: 'ClosedWon' }),
    undefined,
  ),
  provider(
    'archive',
    'POST /lead/office/v1/leads/serviceprovider/{id}/archive',
    (gateway) => gateway.archive({ ...ofLead, archived: true }),
    undefined,
  ),
];
