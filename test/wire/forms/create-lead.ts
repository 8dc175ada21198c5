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
  postalCode: '02134',
};
const defaults = { urgency: 'NA', showAddress: false, attributes: [], assignedServiceProviderIds: [] };

/** the specification, Create-lead bodies. */
export const CREATE_LEAD_FORMS = [
  member(
    'createLead v1',
    'every field',
    (gateway) => gateway.createLead({ ...common, address: { postalAddressId: 17 } }),
    'POST /gateway/lead/v1/lead',
    { ...common, address: { postalAddressId: 17 } },
  ),
  member(
    'createLead v1',
    'the least',
    (gateway) => gateway.createLead({ ...least, address: { postalAddressId: '17' } }),
    'POST /gateway/lead/v1/lead',
    { ...least, ...defaults, address: { postalAddressId: '17' } },
  ),
  member(
    'createLead v1',
    'also what version 3 alone has',
    (gateway) => gateway.createLead({ ...common, ...external, address: { postalAddressId: 17 } }),
    'POST /gateway/lead/v1/lead',
    { ...common, address: { postalAddressId: 17 } },
  ),
  member(
    'createLead v3',
    'every field',
    (gateway) => gateway.createLead({ ...common, ...external, address: wholeAddress }),
    'POST /gateway/lead/v3/lead',
    { ...common, ...external, address: wholeAddress },
  ),
  member(
    'createLead v3',
    'the least',
    (gateway) => gateway.createLead({ ...least, address: { postalCode: '02134' } }),
    'POST /gateway/lead/v3/lead',
    { ...least, ...defaults, address: { postalCode: '02134' } },
  ),
  member(
    'createLead v3',
    'also a first line, and no word on showing it',
    (gateway) => gateway.createLead({ ...least, address: wholeAddress }),
    'POST /gateway/lead/v3/lead',
    { ...least, ...defaults, showAddress: true, address: wholeAddress },
  ),
  member(
    'createLead v3',
    'also a first line that is not to be shown',
    (gateway) => gateway.createLead({ ...least, showAddress: false, address: wholeAddress }),
    'POST /gateway/lead/v3/lead',
    { ...least, ...defaults, address: wholeAddress },
  ),
  member(
    'createLead v3',
    'also an empty first line, and the version by name',
    (gateway) => gateway.createLead({ ...least, address: { firstLine: '', postalCode: '02134' } }, { version: 'v3' }),
    'POST /gateway/lead/v3/lead',
    { ...least, ...defaults, address: { firstLine: '', postalCode: '02134' } },
  ),
];
