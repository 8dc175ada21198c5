import { SANDBOX_REQUESTS } from '../../../src/sandbox.js';
import { id, instant, listOf, number, words } from '../good.js';
import { AL_PROVIDER, AUSTIN, DRAIN_CLEANING, HA_PROVIDER, SEARCH, samplesAt } from '../sample.js';

const member = samplesAt('/gateway/lead', 'Member');
const search = { categoryId: DRAIN_CLEANING, postalCode: AUSTIN };
const { assigned } = SANDBOX_REQUESTS;

export const PROVIDER_SAMPLES = [
  member(
    'reviewsByProvider',
    'POST /v1/reviews/getByServiceProviderId',
    (gateway) => gateway.reviewsByProvider({ serviceProviderId: AL_PROVIDER, serviceProviderType: 'AL', limit: 3 }),
    { reviews: listOf({ reviewId: id, rating: number, createDate: instant }), totalCount: number },
  ),
  member(
    'leadProviders',
    'GET /v1/lead/{leadId}/serviceprovider',
    (gateway) => gateway.leadProviders({ leadId: assigned }),
    { serviceProviders: listOf({ serviceProviderId: HA_PROVIDER, serviceProviderType: 'HA', name: words }) },
  ),
  member(
    'providerDetails',
    'GET /v1/serviceprovider/{id}/details?withAlId=',
    (gateway) => gateway.providerDetails({ serviceProviderId: AL_PROVIDER }),
    {
      serviceProvideId: AL_PROVIDER,
      name: words,
      categories: listOf({ categoryId: DRAIN_CLEANING, categoryName: words, overallReviewCount: number }),
    },
  ),
  member(
    'combinedProviderDetails',
    'POST /v1/serviceProviders/details',
    (gateway) =>
      gateway.combinedProviderDetails({
        ...search,
        alServiceProviderIds: [AL_PROVIDER],
        haServiceProviderIds: [HA_PROVIDER],
      }),
    { serviceProviders: listOf({ serviceProviderId: HA_PROVIDER, serviceProviderType: 'HA', name: words }) },
  ),
  member(
    'suggestions',
    'POST /v1/serviceproviders/suggestion',
    (gateway) => gateway.suggestions(search, { version: 'v1' }),
    { serviceProviders: listOf({ id: AL_PROVIDER, serviceProviderType: 'AL', name: words }) },
    { version: 'v1' },
  ),
  member(
    'suggestions',
    'POST /v4/serviceproviders/suggestion',
    (gateway) => gateway.suggestions({ ...search, limit: 5 }),
    { serviceProviders: listOf({ id: HA_PROVIDER, serviceProviderType: 'HA', name: words }), serviceRequestId: id },
    { version: 'v4', usual: true },
  ),
  member(
    'eligibility',
    'GET /v1/serviceprovider/{id}/postalcode-eligibility/{postalCode}',
    (gateway) => gateway.eligibility({ serviceProviderId: AL_PROVIDER, postalCode: AUSTIN }),
    { eligible: true },
  ),
  member(
    'comparison',
    'GET /v1/lead/{leadId}/serviceprovider/comparison',
    (gateway) => gateway.comparison({ leadId: assigned }),
    { serviceProviders: listOf({ serviceProviderId: AL_PROVIDER, yearsInBusiness: number, distanceMiles: number }) },
  ),
  member(
    'opportunityLeads',
    'POST /v1/serviceproviders/fetch-opportunity-leads',
    (gateway) => gateway.opportunityLeads({ serviceRequestId: SEARCH }),
    { leads: listOf({ leadId: assigned, serviceProviderId: HA_PROVIDER }) },
  ),
  member(
    'sendProSelection',
    'POST /v1/service-request/send-ol-pro-selection',
    (gateway) => gateway.sendProSelection({ serviceRequestId: SEARCH, haServiceProviderIds: [HA_PROVIDER] }),
    undefined,
  ),
  member(
    'markHired',
    'POST /v1/lead/{leadId}/service-provider/mark-hired',
    (gateway) => gateway.markHired({ leadId: assigned, serviceProviderId: AL_PROVIDER, serviceProviderType: 'AL' }),
    undefined,
  ),
];
