import { formsOf } from './form.js';

const member = formsOf('Member', null);
const least = { source: 'RequestAQuote', title: 'Drain Cleaning', description: 'Slow drain', categoryId: '10214' };
const common = {
  ...least,
  urgency: 'ThisWeek',
  showAddress: true,
  attributes: [{ questionText: 'How many drains?', answerText: '2' }],
  assignedServiceProviderIds: ['5200001'],
  contactInformation: { email: 'noa@example.com', firstName: 'Noa', lastName: 'Lind', phoneNumber: '5125550199' },
};
const defaults = { urgency: 'NA', showAddress: false, attributes: [], assignedServiceProviderIds: [] };
const external = {
  assignedExternalServiceProviderIds: ['x-7'],
  externalType: 'partner',
  externalId: 'p-1',
  externalLeadAttributes: { consent: { version: '3' }, list: [1, '2', null] },
  skipHaOLNotification: true,
};
const wholeAddress = {
  firstLine: '1 Barton Road',
  secondLine: 'Unit 2',
  city: 'Boston',
  state: 'MA',
  postalCode: '02108',
};

export const REQUEST_FORMS = [
  member('createLead v1', { ...common, address: { postalAddressId: 17 } }, 'POST /gateway/lead/v1/lead', {
    ...common,
    address: { postalAddressId: 17 },
  }),
  member('createLead v1', { ...least, address: { postalAddressId: '17' } }, 'POST /gateway/lead/v1/lead', {
    ...least,
    ...defaults,
    address: { postalAddressId: '17' },
  }),
  // Also what version 3 alone has.
  member('createLead v1', { ...common, ...external, address: { postalAddressId: 17 } }, 'POST /gateway/lead/v1/lead', {
    ...common,
    address: { postalAddressId: 17 },
  }),
  member('createLead v3', { ...common, ...external, address: wholeAddress }, 'POST /gateway/lead/v3/lead', {
    ...common,
    ...external,
    address: wholeAddress,
  }),
  member('createLead v3', { ...least, address: { postalCode: '02108' } }, 'POST /gateway/lead/v3/lead', {
    ...least,
    ...defaults,
    address: { postalCode: '02108' },
  }),
  // Also a first line, and no word on showing it.
  member('createLead v3', { ...least, address: wholeAddress }, 'POST /gateway/lead/v3/lead', {
    ...least,
    ...defaults,
    showAddress: true,
    address: wholeAddress,
  }),
  // Also a first line that is not to be shown.
  member('createLead v3', { ...least, showAddress: false, address: wholeAddress }, 'POST /gateway/lead/v3/lead', {
    ...least,
    ...defaults,
    address: wholeAddress,
  }),
  // Also an empty first line, and the version by name.
  member(
    'createLead v3',
    { ...least, address: { firstLine: '', postalCode: '02108' } },
    'POST /gateway/lead/v3/lead',
    { ...least, ...defaults, address: { firstLine: '', postalCode: '02108' } },
    { version: 'v3' },
  ),
  member('lead', { leadId: '80120002' }, 'GET /gateway/lead/v1/lead/80120002'),
  member(
    'assignLead v1',
    {
      leadId: '80120002',
      serviceProviderIds: ['5200001', '5200002'],
      haServiceProviderIds: ['8800001'],
      serviceRequestId: '77',
    },
    'POST /gateway/lead/v1/lead/80120002/assign',
    { serviceProviderIds: ['5200001', '5200002'] },
    { version: 'v1' },
  ),
  member(
    'assignLead v1',
    { leadId: '80120002', serviceProviderIds: ['5200001'] },
    'POST /gateway/lead/v1/lead/80120002/assign',
    { serviceProviderIds: ['5200001'] },
    { version: 'v1' },
  ),
  member(
    'assignLead v2',
    {
      leadId: '80120002',
      serviceProviderIds: ['5200001', 5200002],
      haServiceProviderIds: ['8800001'],
      serviceRequestId: '1021478704',
    },
    'POST /gateway/lead/v2/lead/80120002/assign',
    { serviceProviderIds: [5200001, 5200002], haServiceProviderIds: [8800001], serviceRequestId: 1021478704 },
  ),
  member(
    'assignLead v2',
    { leadId: '80120002', serviceProviderIds: ['5200001'] },
    'POST /gateway/lead/v2/lead/80120002/assign',
    { serviceProviderIds: [5200001], haServiceProviderIds: [] },
  ),
  member('sendHandyLead', { leadId: '80120002' }, 'POST /gateway/lead/v1/handy/sendLead', { leadId: '80120002' }),
  member('sendNotification', { leadIds: ['80120002', '80120001'] }, 'POST /gateway/lead/v1/lead/send-ol-notification', {
    leadIds: ['80120002', '80120001'],
  }),
];
