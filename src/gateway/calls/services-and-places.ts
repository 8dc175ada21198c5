import { wireTaxonomyCategory } from '../../contract/wire/category.js';
import { wireCity, wireSeoCity } from '../../contract/wire/place.js';
import { defineCall } from '../call.js';

/** GET /v1/taxonomy/categories/{categoryId}: a service and its parent. */
export const taxonomyCategory = defineCall('taxonomyCategory', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/taxonomy/categories/{categoryId}',
  answer: wireTaxonomyCategory,
});

/** GET /v1/address/getCityAndStateAbbreviationByPostalCode: the city of a postal code. */
export const cityByPostalCode = defineCall('cityByPostalCode', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/address/getCityAndStateAbbreviationByPostalCode',
  query: ({ postalCode }) => ({ postalCode }),
  answer: wireCity,
});

/** GET /v1/address/get-seo-city-state-by-postal-code. */
export const seoCityByPostalCode = defineCall('seoCityByPostalCode', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/address/get-seo-city-state-by-postal-code',
  query: ({ postalCode }) => ({ postalCode }),
  answer: wireSeoCity,
});
