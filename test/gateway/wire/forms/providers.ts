import { formsOf } from './form.js';

const member = formsOf('Member', null);

export const PROVIDER_FORMS = [
  member(
    'reviewsByProvider',
    {
      serviceProviderType: 'AL',
      serviceProviderId: '5200001',
      limit: 3,
      offset: 6,
      reviewType: 'Verified',
    },
    'POST /gateway/lead/v1/reviews/getByServiceProviderId',
    { serviceProviderType: 'AL', serviceProviderId: '5200001', limit: 3, offset: 6, reviewType: 'Verified' },
  ),
  member(
    'reviewsByProvider',
    { serviceProviderType: 'HA', serviceProviderId: '8800001' },
    'POST /gateway/lead/v1/reviews/getByServiceProviderId',
    { serviceProviderType: 'HA', serviceProviderId: '8800001' },
  ),
  member('leadProviders', { leadId: '80120002' }, 'GET /gateway/lead/v1/lead/80120002/serviceprovider'),
  member(
    'providerDetails',
    { serviceProviderId: 5200001, withAlId: true },
    'GET /gateway/lead/v1/serviceprovider/5200001/details?withAlId=true',
  ),
  member(
    'providerDetails',
    { serviceProviderId: '5200001' },
    'GET /gateway/lead/v1/serviceprovider/5200001/details?withAlId=false',
  ),
  member(
    'combinedProviderDetails',
    {
      categoryId: '10214',
      postalCode: '02108',
      alServiceProviderIds: ['5200001', '5200002'],
      haServiceProviderIds: [],
    },
    'POST /gateway/lead/v1/serviceProviders/details',
    {
      categoryId: '10214',
      postalCode: '02108',
      alServiceProviderIds: ['5200001', '5200002'],
      haServiceProviderIds: [],
    },
  ),
  member(
    'eligibility',
    { serviceProviderId: '5200001', postalCode: '02108' },
    'GET /gateway/lead/v1/serviceprovider/5200001/postalcode-eligibility/02108',
  ),
  member('comparison', { leadId: 80120002 }, 'GET /gateway/lead/v1/lead/80120002/serviceprovider/comparison'),
  member(
    'opportunityLeads',
    { serviceRequestId: '1021478704' },
    'POST /gateway/lead/v1/serviceproviders/fetch-opportunity-leads',
    { serviceRequestId: '1021478704' },
  ),
  member(
    'sendProSelection',
    { serviceRequestId: '1021478704', haServiceProviderIds: ['8800001', '8800002'] },
    'POST /gateway/lead/v1/service-request/send-ol-pro-selection',
    { serviceRequestId: '1021478704', haServiceProviderIds: ['8800001', '8800002'] },
  ),
  member(
    'markHired',
    { leadId: '80120002', serviceProviderType: 'HA', serviceProviderId: '8800001' },
    'POST /gateway/lead/v1/lead/80120002/service-provider/mark-hired',
    { serviceProviderType: 'HA', serviceProviderId: '8800001' },
  ),
  ...(['v1', 'v4'] as const).flatMap((version) => [
    member(
      `suggestions ${version}`,
      {
        categoryId: '10214',
        postalCode: '02108',
        excludedServiceProviderIds: ['5200001', '8800001'],
        limit: 5,
        epid: 'e-1',
        description: 'Slow drain',
        haProRequiredDetails: { rooms: [1, '2'], note: null },
      },
      `POST /gateway/lead/${version}/serviceproviders/suggestion`,
      {
        categoryId: 10214,
        postalCode: '02108',
        excludedServiceProviderIds: [5200001, 8800001],
        limit: 5,
        epid: 'e-1',
        description: 'Slow drain',
        haProRequiredDetails: { rooms: [1, '2'], note: null },
      },
      { version },
    ),
    member(
      `suggestions ${version}`,
      { categoryId: '10214', postalCode: '02108' },
      `POST /gateway/lead/${version}/serviceproviders/suggestion`,
      { categoryId: 10214, postalCode: '02108', excludedServiceProviderIds: [], limit: 3 },
      version === 'v4' ? {} : { version },
    ),
  ]),
];
