import { formsOf } from './form.js';

const provider = formsOf('ServiceProvider', '4711042');
const ofProvider = { serviceProviderId: '4711042' };
const ofLead = { ...ofProvider, leadId: '90412001' };
const NUMBERS = '/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number';

export const DASHBOARD_FORM_FORMS = [
  provider(
    'sendFeedback',
    { ...ofLead, rating: 2, reason: 'Other', notes: 'Wrong city' },
    'POST /gateway/lead/office/v1/leads/serviceprovider/4711042/feedback',
    { leadId: '90412001', rating: 2, reason: 'Other', notes: 'Wrong city' },
  ),
  provider(
    'sendFeedback',
    { ...ofLead, rating: 5, reason: 'Other' },
    'POST /gateway/lead/office/v1/leads/serviceprovider/4711042/feedback',
    { leadId: '90412001', rating: 5, reason: 'Other' },
  ),
  provider(
    'providerCategories',
    ofProvider,
    'GET /gateway/service-provider-profile/v1/service_provider/4711042/categories',
  ),
  provider(
    'registerNumber',
    { ...ofProvider, brand: 'OTHER', name: 'Office', phoneNumber: '5125550177' },
    `POST ${NUMBERS}`,
    { spId: '4711042', brand: 'OTHER', name: 'Office', phoneNumber: '5125550177' },
  ),
  provider('registerNumber', { ...ofProvider, name: 'Office', phoneNumber: '5125550177' }, `POST ${NUMBERS}`, {
    spId: '4711042',
    brand: 'ADS',
    name: 'Office',
    phoneNumber: '5125550177',
  }),
  // Also the provider as spId, its name in version 0.1.
  provider('registerNumber', { spId: '4711042', name: 'Office', phoneNumber: '5125550177' }, `POST ${NUMBERS}`, {
    spId: '4711042',
    brand: 'ADS',
    name: 'Office',
    phoneNumber: '5125550177',
  }),
  provider('registeredNumbers', { ...ofProvider, brand: 'OTHER' }, `GET ${NUMBERS}?spId=4711042&brand=OTHER`),
  provider('registeredNumbers', ofProvider, `GET ${NUMBERS}?spId=4711042&brand=ADS`),
  // Also the provider as spId, its name in version 0.1.
  provider('registeredNumbers', { spId: '4711042' }, `GET ${NUMBERS}?spId=4711042&brand=ADS`),
];
