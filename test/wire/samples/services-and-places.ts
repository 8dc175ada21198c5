import { id, listOf, words } from '../good.js';
import { AUSTIN, DRAIN_CLEANING, samplesAt } from '../sample.js';

const member = samplesAt('/gateway/lead', 'Member');

export const SERVICE_AND_PLACE_SAMPLES = [
  member(
    'taxonomyCategory',
    'GET /v1/taxonomy/categories/{categoryId}',
    (gateway) => gateway.taxonomyCategory({ categoryId: DRAIN_CLEANING }),
    { categoryId: DRAIN_CLEANING, name: words, parentCategory: { categoryId: '10202' } },
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
    'cityByPostalCode',
    'GET /v1/address/getCityAndStateAbbreviationByPostalCode?postalCode=',
    (gateway) => gateway.cityByPostalCode({ postalCode: AUSTIN }),
    { city: 'Austin', stateAbbreviation: 'TX', advertisingZone: words },
  ),
  member(
    'seoCityByPostalCode',
    'GET /v1/address/get-seo-city-state-by-postal-code',
    (gateway) => gateway.seoCityByPostalCode({ postalCode: AUSTIN }),
    { city: 'Austin', state: words },
  ),
];
