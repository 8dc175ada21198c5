import * as v from 'valibot';
import { defineCall, type InputOf } from '../call.js';
import { CATEGORY, example, POSTAL_CODE } from '../example.js';
import { AUTOCOMPLETE_LIMIT, AUTOCOMPLETE_TAXONOMY } from '../limits.js';
import { id, limit, text } from '../wire/fields.js';
import { postalCode } from '../wire/form-fields.js';

/** One node of the taxonomy: the answer of `taxonomyCategory`. */
export const wireTaxonomyCategory = v.object({
  categoryId: id,
  name: v.string(),
  parentCategory: v.nullish(v.object({ categoryId: id })),
});

export type WireTaxonomyCategory = v.InferOutput<typeof wireTaxonomyCategory>;

/** Get a service and its parent. */
export const taxonomyCategory = defineCall('taxonomyCategory', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/taxonomy/categories/{categoryId}',
  answer: wireTaxonomyCategory,
});

/** The answer of `cityByPostalCode`. */
export const wireCity = v.object({ city: v.string(), stateAbbreviation: v.string(), advertisingZone: text });

export type WireCity = v.InferOutput<typeof wireCity>;

/** Get the city of a postal code. */
export const cityByPostalCode = defineCall('cityByPostalCode', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/address/getCityAndStateAbbreviationByPostalCode',
  query: v.object({ postalCode }),
  answer: wireCity,
});

/** The answer of `seoCityByPostalCode`. */
export const wireSeoCity = v.object({ city: v.string(), state: v.string() });

export type WireSeoCity = v.InferOutput<typeof wireSeoCity>;

/** Get the city of a postal code, for addresses of pages. */
export const seoCityByPostalCode = defineCall('seoCityByPostalCode', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/address/get-seo-city-state-by-postal-code',
  query: v.object({ postalCode }),
  answer: wireSeoCity,
});

const serviceProviderTypes = v.optional(v.array(v.string()));

/** The most wanted services: the answer of `topCategories`. */
export const wireTopCategories = v.object({
  categories: v.array(v.object({ categoryId: id, categoryName: v.string() })),
});

export type WireTopCategories = v.InferOutput<typeof wireTopCategories>;

/** List the most wanted services. */
export const topCategories = defineCall('topCategories', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/topCategories',
  query: v.object({ limit: v.optional(limit), serviceProviderTypes }),
  answer: wireTopCategories,
});

/** The category filter of funnels: a limit, and the provider types that count. */
export type CategoryFilterInput = InputOf<typeof topCategories>;

/** Services that match what is typed: the answer of `autocomplete`. */
export const wireAutocomplete = v.object({
  results: v.array(v.object({ id, name: v.string(), categoryId: v.nullish(id) })),
});

export type WireAutocomplete = v.InferOutput<typeof wireAutocomplete>;

/**
 * Find services by what is typed.
 *
 * At most 10 of the taxonomy `HA Task` by default.
 */
export const autocomplete = defineCall('autocomplete', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v2/autocomplete',
  query: v.object({
    query: v.string(),
    taxonomyName: v.optional(v.string(), AUTOCOMPLETE_TAXONOMY),
    limit: v.optional(limit, AUTOCOMPLETE_LIMIT),
    serviceProviderTypes,
  }),
  answer: wireAutocomplete,
});

export type AutocompleteInput = InputOf<typeof autocomplete>;

export const serviceAndPlaceCalls = {
  taxonomyCategory,
  topCategories,
  autocomplete,
  cityByPostalCode,
  seoCityByPostalCode,
};

const ofPostalCode = { postalCode: POSTAL_CODE };

export const examples = () => ({
  topCategories: example(topCategories, ['raq-funnel'], { limit: 4, serviceProviderTypes: ['AL', 'HA'] }),
  autocomplete: example(autocomplete, ['raq-funnel'], { query: 'drain', serviceProviderTypes: ['AL', 'HA'] }),
  taxonomyCategory: example(taxonomyCategory, ['raq-funnel'], { categoryId: CATEGORY }),
  cityByPostalCode: example(cityByPostalCode, ['raq-funnel'], ofPostalCode),
  seoCityByPostalCode: example(seoCityByPostalCode, [], ofPostalCode),
});
