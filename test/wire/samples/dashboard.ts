import { SANDBOX_LEADS } from '../../../src/sandbox.js';
import { having, id, instant, listOf, number, words } from '../good.js';
import { PROVIDER, samplesAt } from '../sample.js';

const provider = samplesAt('/gateway', 'ServiceProvider');
const NUMBERS = '/service-provider-management/v1/all-call-tracker/pro-registered-phone-number';
const ofProvider = { serviceProviderId: PROVIDER };
const ofLead = { ...ofProvider, leadId: SANDBOX_LEADS.newest };
const number1 = { spId: PROVIDER, name: 'Office', phoneNumber: '5125550177' };
const number2 = { spId: PROVIDER, name: 'Van', phoneNumber: '5125550178' };

/** the specification, Provider dashboard. */
export const DASHBOARD_SAMPLES = [
  provider(
    'serviceProvider',
    'GET /office-home/v4/service_provider?serviceProviderIds=',
    (gateway) => gateway.serviceProvider(ofProvider),
    { serviceProviders: [having({ serviceProviderId: PROVIDER, name: words, primaryAddress: { postalCode: words } })] },
  ),
  provider(
    'providerLead',
    'GET /lead/office/v2/leads/{leadId}?spId=',
    (gateway) => gateway.providerLead(ofLead),
    having({ leadId: ofLead.leadId, status: words, createDate: instant, customerInfo: having({ firstName: words }) }),
  ),
  provider(
    'leads',
    'POST /lead/office/v6/leads/serviceProvider/{id}',
    (gateway) => gateway.leads({ ...ofProvider, limit: 10 }),
    { leads: having({ length: 10 }), pagination: { totalNumber: number } },
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
    'sendFeedback',
    'POST /lead/office/v1/leads/serviceprovider/{id}/feedback',
    (gateway) => gateway.sendFeedback({ ...ofLead, rating: 4, reason: 'Good fit' }),
    undefined,
  ),
  provider(
    'archive',
    'POST /lead/office/v1/leads/serviceprovider/{id}/archive',
    (gateway) => gateway.archive({ ...ofLead, archived: true }),
    undefined,
  ),
  provider(
    'providerCategories',
    'GET /service-provider-profile/v1/service_provider/{id}/categories',
    (gateway) => gateway.providerCategories(ofProvider),
    { categories: listOf({ id, categoryName: words, parentCategory: having({ id }) }) },
  ),
  provider('registerNumber', `POST ${NUMBERS}`, (gateway) => gateway.registerNumber(number1), undefined),
  provider(
    'registeredNumbers',
    `GET ${NUMBERS}`,
    async (gateway) => {
      await gateway.registerNumber(number2);
      return gateway.registeredNumbers({ spId: PROVIDER });
    },
    { registeredNumbers: listOf({ ...number2, brand: 'ADS' }) },
  ),
];
