import { wireTaxonomyCategory } from '../../contract/wire/category.js';
import { wireCity, wireSeoCity } from '../../contract/wire/place.js';
import { defineCall } from '../call.js';

/** GET /v1/taxonomy/categories/{categoryId}: a service and its parent. Spec §7 Lead gateway. */
export const taxonomyCategory = defineCall('taxonomyCategory', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/taxonomy/categories/{categoryId}',
  answer: wireTaxonomyCategory,
});

/** GET /v1/address/getCityAndStateAbbreviationByPostalCode: the city of a postal code. Spec §7 Lead gateway. */
export const cityByPostalCode = defineCall('cityByPostalCode', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/address/getCityAndStateAbbreviationByPostalCode',
  query: ({ postalCode }) => ({ postalCode }),
  answer: wireCity,
});

/** GET /v1/address/get-seo-city-state-by-postal-code. Spec §7 Lead gateway. */
export const seoCityByPostalCode = defineCall('seoCityByPostalCode', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/address/get-seo-city-state-by-postal-code',
  query: ({ postalCode }) => ({ postalCode }),
  answer: wireSeoCity,
});
