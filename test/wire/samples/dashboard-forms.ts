import { SANDBOX_LEADS } from '../../../src/sandbox.js';
import { having, id, listOf, words } from '../good.js';
import { PROVIDER, samplesAt } from '../sample.js';

const provider = samplesAt('/gateway', 'ServiceProvider');
const ofProvider = { serviceProviderId: PROVIDER };
const ofLead = { ...ofProvider, leadId: SANDBOX_LEADS.newest };
const NUMBERS = '/service-provider-management/v1/all-call-tracker/pro-registered-phone-number';
const number1 = { name: 'Office', phoneNumber: '5125550177' };
const number2 = { name: 'Van', phoneNumber: '5125550178' };

export const DASHBOARD_FORM_SAMPLES = [
  provider(
    'sendFeedback',
    'POST /lead/office/v1/leads/serviceprovider/{id}/feedback',
    (gateway) => gateway.sendFeedback({ ...ofLead, rating: 4, reason: 'Good fit' }),
    undefined,
  ),
  provider(
    'providerCategories',
    'GET /service-provider-profile/v1/service_provider/{id}/categories',
    (gateway) => gateway.providerCategories(ofProvider),
    { categories: listOf({ id, categoryName: words, parentCategory: having({ id }) }) },
  ),
  provider(
    'registerNumber',
    `POST ${NUMBERS}`,
    (gateway) => gateway.registerNumber({ ...ofProvider, ...number1 }),
    undefined,
  ),
  provider(
    'registeredNumbers',
    `GET ${NUMBERS}`,
    async (gateway) => {
      await gateway.registerNumber({ ...ofProvider, ...number2 });
      return gateway.registeredNumbers(ofProvider);
    },
    { registeredNumbers: listOf({ ...number2, spId: PROVIDER, brand: 'ADS' }) },
  ),
];
