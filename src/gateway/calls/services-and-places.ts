import { type Definitions, defineCall } from '../call.js';
import { AUTOCOMPLETE_LIMIT, AUTOCOMPLETE_TAXONOMY } from '../limits.js';
import type { ServiceAndPlaceCalls } from '../methods/services-and-places.js';
import {
  wireAutocomplete,
  wireCity,
  wireSeoCity,
  wireTaxonomyCategory,
  wireTopCategories,
} from '../wire/services-and-places.js';

export const taxonomyCategory = defineCall('taxonomyCategory', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/taxonomy/categories/{categoryId}',
  answer: wireTaxonomyCategory,
});

export const cityByPostalCode = defineCall('cityByPostalCode', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/address/getCityAndStateAbbreviationByPostalCode',
  query: ({ postalCode }) => ({ postalCode }),
  answer: wireCity,
});

export const seoCityByPostalCode = defineCall('seoCityByPostalCode', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/address/get-seo-city-state-by-postal-code',
  query: ({ postalCode }) => ({ postalCode }),
  answer: wireSeoCity,
});

export const topCategories = defineCall('topCategories', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/topCategories',
  query: ({ limit, serviceProviderTypes }) => ({ limit, serviceProviderTypes }),
  answer: wireTopCategories,
});

export const autocomplete = defineCall('autocomplete', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v2/autocomplete',
  query: ({ query, taxonomyName = AUTOCOMPLETE_TAXONOMY, limit = AUTOCOMPLETE_LIMIT, serviceProviderTypes }) => ({
    query,
    taxonomyName,
    limit,
    serviceProviderTypes,
  }),
  answer: wireAutocomplete,
});

export const serviceAndPlaceCalls = {
  taxonomyCategory,
  topCategories,
  autocomplete,
  cityByPostalCode,
  seoCityByPostalCode,
} satisfies Definitions<ServiceAndPlaceCalls>;
