import type { GatewayClient, PathlessOperations } from '../../../../src/gateway.js';
import { formsOf } from './form.js';

const V1 = '/gateway/lead/v1';
const member = formsOf('Member', null);
const postalCode = '02108';
const lead = { leadId: '80120002' };
const LEAD = '/gateway/lead/v1/lead/80120002';

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
const byId = { address: { postalAddressId: 17 } };
const byCode = { address: { postalCode } };
const whole = {
  address: { firstLine: '1 Barton Road', secondLine: 'Unit 2', city: 'Boston', state: 'MA', postalCode },
};

type Version = 'v1' | 'v3';
type Request = Parameters<GatewayClient['createLead']>[0];
const create = (version: Version, input: Request, body: object, options?: { version: Version }) =>
  member(`createLead ${version}`, input, `POST /gateway/lead/${version}/lead`, body, options);

const REQUEST_FORMS = [
  create('v1', { ...common, ...byId }, { ...common, ...byId }),
  create(
    'v1',
    { ...least, address: { postalAddressId: '17' } },
    { ...least, ...defaults, address: { postalAddressId: '17' } },
  ),
  // With fields that only version 3 has.
  create('v1', { ...common, ...external, ...byId }, { ...common, ...byId }),
  create('v3', { ...common, ...external, ...whole }, { ...common, ...external, ...whole }),
  create('v3', { ...least, ...byCode }, { ...least, ...defaults, ...byCode }),
  // With a first line, and without showAddress.
  create('v3', { ...least, ...whole }, { ...least, ...defaults, showAddress: true, ...whole }),
  // With a first line that is not shown.
  create('v3', { ...least, showAddress: false, ...whole }, { ...least, ...defaults, ...whole }),
  // With an empty first line, and an explicit version.
  create(
    'v3',
    { ...least, address: { firstLine: '', postalCode } },
    { ...least, ...defaults, address: { firstLine: '', postalCode } },
    { version: 'v3' },
  ),
  member('lead', lead, `GET ${LEAD}`),
  member(
    'assignLead v1',
    { ...lead, serviceProviderIds: ['5200001', '5200002'], haServiceProviderIds: ['8800001'], serviceRequestId: '77' },
    `POST ${LEAD}/assign`,
    { serviceProviderIds: ['5200001', '5200002'] },
    { version: 'v1' },
  ),
  member(
    'assignLead v1',
    { ...lead, serviceProviderIds: ['5200001'] },
    `POST ${LEAD}/assign`,
    { serviceProviderIds: ['5200001'] },
    { version: 'v1' },
  ),
  member(
    'assignLead v2',
    {
      ...lead,
      serviceProviderIds: ['5200001', 5200002],
      haServiceProviderIds: ['8800001'],
      serviceRequestId: '1021478704',
    },
    'POST /gateway/lead/v2/lead/80120002/assign',
    { serviceProviderIds: [5200001, 5200002], haServiceProviderIds: [8800001], serviceRequestId: 1021478704 },
  ),
  member('assignLead v2', { ...lead, serviceProviderIds: ['5200001'] }, 'POST /gateway/lead/v2/lead/80120002/assign', {
    serviceProviderIds: [5200001],
    haServiceProviderIds: [],
  }),
  member('sendHandyLead', lead, `POST ${V1}/handy/sendLead`),
  member('sendNotification', { leadIds: ['80120002', '80120001'] }, `POST ${V1}/lead/send-ol-notification`),
];

const REVIEWS = `POST ${V1}/reviews/getByServiceProviderId`;
const reviewed = { serviceProviderType: 'AL', serviceProviderId: '5200001' } as const;
const combined = { categoryId: '10214', postalCode, alServiceProviderIds: ['5200001'], haServiceProviderIds: [] };
const selected = { serviceRequestId: '1021478704', haServiceProviderIds: ['8800001', '8800002'] };
const hired = { serviceProviderType: 'HA', serviceProviderId: '8800001' } as const;
const described = { description: 'Slow drain', haProRequiredDetails: { rooms: [1, '2'], note: null } };

const PROVIDER_FORMS = [
  member('reviewsByProvider', { ...reviewed, limit: 3, offset: 6, reviewType: 'Verified' }, REVIEWS),
  member('reviewsByProvider', hired, REVIEWS),
  member('leadProviders', lead, `GET ${LEAD}/serviceprovider`),
  member(
    'providerDetails',
    { serviceProviderId: 5200001, withAlId: true },
    `GET ${V1}/serviceprovider/5200001/details?withAlId=true`,
  ),
  member(
    'providerDetails',
    { serviceProviderId: '5200001' },
    `GET ${V1}/serviceprovider/5200001/details?withAlId=false`,
  ),
  member('combinedProviderDetails', combined, `POST ${V1}/serviceProviders/details`),
  member(
    'eligibility',
    { serviceProviderId: '5200001', postalCode },
    `GET ${V1}/serviceprovider/5200001/postalcode-eligibility/02108`,
  ),
  member('comparison', { leadId: 80120002 }, `GET ${LEAD}/serviceprovider/comparison`),
  member('opportunityLeads', { serviceRequestId: '1021478704' }, `POST ${V1}/serviceproviders/fetch-opportunity-leads`),
  member('sendProSelection', selected, `POST ${V1}/service-request/send-ol-pro-selection`),
  member('markHired', { ...lead, ...hired }, `POST ${LEAD}/service-provider/mark-hired`, hired),
  ...(['v1', 'v4'] as const).flatMap((version) => {
    const path = `POST /gateway/lead/${version}/serviceproviders/suggestion` as const;
    const asked = { categoryId: '10214', postalCode };
    return [
      member(
        `suggestions ${version}`,
        { ...asked, excludedServiceProviderIds: ['5200001', '8800001'], limit: 5, epid: 'e-1', ...described },
        path,
        {
          categoryId: 10214,
          postalCode,
          excludedServiceProviderIds: [5200001, 8800001],
          limit: 5,
          epid: 'e-1',
          ...described,
        },
        { version },
      ),
      member(
        `suggestions ${version}`,
        asked,
        path,
        { categoryId: 10214, postalCode, excludedServiceProviderIds: [], limit: 3 },
        version === 'v4' ? {} : { version },
      ),
    ];
  }),
];

const PLACE_FORMS = [
  member('taxonomyCategory', { categoryId: 10214 }, `GET ${V1}/taxonomy/categories/10214`),
  member(
    'topCategories',
    { limit: 10, serviceProviderTypes: ['AL', 'HA'] },
    `GET ${V1}/topCategories?limit=10&serviceProviderTypes=AL&serviceProviderTypes=HA`,
  ),
  member('topCategories', {}, `GET ${V1}/topCategories`),
  member(
    'autocomplete',
    { query: 'drain & sewer', taxonomyName: 'AL Task', limit: 4, serviceProviderTypes: ['AL', 'HA'] },
    'GET /gateway/lead/v2/autocomplete?query=drain%20%26%20sewer&taxonomyName=AL%20Task&limit=4&serviceProviderTypes=AL&serviceProviderTypes=HA',
  ),
  member(
    'autocomplete',
    { query: 'drain' },
    'GET /gateway/lead/v2/autocomplete?query=drain&taxonomyName=HA%20Task&limit=10',
  ),
  member(
    'cityByPostalCode',
    { postalCode },
    `GET ${V1}/address/getCityAndStateAbbreviationByPostalCode?postalCode=02108`,
  ),
  member('seoCityByPostalCode', { postalCode }, `GET ${V1}/address/get-seo-city-state-by-postal-code?postalCode=02108`),
];

const CUSTOMER_FORMS = [
  member(
    'projects',
    { projectStatuses: ['Open', 'Done'], leadStatuses: ['Assigned'], limit: 5, offset: 10 },
    `GET ${V1}/projects?projectStatuses=Open&projectStatuses=Done&leadStatuses=Assigned&limit=5&offset=10`,
  ),
  member('projects', {}, `GET ${V1}/projects`),
  member(
    'followUpDeals',
    { defaultCatGroupIds: ['7', 8], categoryId: 10214, postalCode },
    `GET ${V1}/deals/followUp?defaultCatGroupIds=7&defaultCatGroupIds=8&categoryId=10214&postalCode=02108`,
  ),
  member(
    'followUpDeals',
    { categoryId: '10214', postalCode },
    `GET ${V1}/deals/followUp?categoryId=10214&postalCode=02108`,
  ),
  member(
    'contactsByIds',
    { contactIds: ['70000001', 70000002] },
    `GET ${V1}/contact/getByIds?contactIds=70000001&contactIds=70000002`,
  ),
  member('updatePhone', { phoneNumber: '5125550143' }, `POST ${V1}/user/updatePhone`),
];

/** Paths that a host sets. The fields are sent unchanged. */
export const HOST_PATHS: Readonly<Record<keyof PathlessOperations, `/${string}`>> = {
  fetchUser: '/own/user/fetch',
  searchTokens: '/own/tokens/search',
  createMember: '/own/members',
  updateUser: '/own/user/{userId}',
  acceptUserAgreement: '/own/user/agreement',
  validateEntitlements: '/own/entitlements',
  expireOneTimeToken: '/own/tokens/expire',
  regionByTypes: '/own/regions',
  sendAppLink: '/own/app-link',
  currentUser: '/own/user/current',
  targetOffer: '/own/offers/target',
  resolveCategory: '/own/categories/resolve',
  selectLeadForReview: '/own/leads/select-for-review',
  leadsByFilter: '/own/leads/by-filter',
};

export const PATHLESS = Object.keys(HOST_PATHS) as (keyof PathlessOperations)[];

const ofUser = { userId: 'u1' };
const fields = { ...ofUser, serviceProviderId: '4711042', list: [1, '2', null], nested: { open: false }, none: null };

const PATHLESS_FORMS = PATHLESS.flatMap((operation) => {
  const path = HOST_PATHS[operation].replace('{userId}', 'u1').slice(1);
  return [fields, ofUser].map((sent) => member(operation, sent, `POST /${path}`));
});

export const MEMBER_FORMS = [...REQUEST_FORMS, ...PROVIDER_FORMS, ...PLACE_FORMS, ...CUSTOMER_FORMS, ...PATHLESS_FORMS];
