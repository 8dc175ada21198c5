import { id, instant, listOf, number, words } from '../good.js';
import { AL_PROVIDER, AUSTIN, DRAIN_CLEANING, HA_PROVIDER, samplesAt } from '../sample.js';

const member = samplesAt('/gateway/lead', 'Member');
const search = { categoryId: DRAIN_CLEANING, postalCode: AUSTIN };

/** the specification, Lead gateway: what a funnel asks about services, places and providers. */
export const PROVIDER_SAMPLES = [
  member(
    'reviewsByProvider',
    'POST /v1/reviews/getByServiceProviderId',
    (gateway) => gateway.reviewsByProvider({ serviceProviderId: AL_PROVIDER, serviceProviderType: 'AL', limit: 3 }),
    { reviews: listOf({ reviewId: id, rating: number, createDate: instant }), totalCount: number },
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
    'taxonomyCategory',
    'GET /v1/taxonomy/categories/{categoryId}',
    (gateway) => gateway.taxonomyCategory({ categoryId: DRAIN_CLEANING }),
    { categoryId: DRAIN_CLEANING, name: words, parentCategory: { categoryId: '10202' } },
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
    'cityByPostalCode',
    'GET /v1/address/getCityAndStateAbbreviationByPostalCode?postalCode=',
    (gateway) => gateway.cityByPostalCode({ postalCode: AUSTIN }),
    { city: 'Austin', stateAbbreviation: 'TX', advertisingZone: words },
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
  member('topCategories', 'GET /v1/topCategories', (gateway) => gateway.topCategories({ limit: 4 }), {
    categories: listOf({ categoryId: id, categoryName: words }),
  }),
  member(
    'autocomplete',
    'GET /v2/autocomplete?query=&taxonomyName=&limit=',
    (gateway) => gateway.autocomplete({ query: 'drain' }),
    { results: listOf({ id, name: words }) },
  ),
  member(
    'followUpDeals',
    'GET /v1/deals/followUp',
    (gateway) => gateway.followUpDeals({ ...search, defaultCatGroupIds: ['7', '8'] }),
    { deals: listOf({ dealId: id, title: words, price: number }) },
  ),
  member(
    'seoCityByPostalCode',
    'GET /v1/address/get-seo-city-state-by-postal-code',
    (gateway) => gateway.seoCityByPostalCode({ postalCode: AUSTIN }),
    { city: 'Austin', state: words },
  ),
];
