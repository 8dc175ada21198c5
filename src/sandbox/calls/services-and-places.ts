import * as v from 'valibot';
import { AUTOCOMPLETE_LIMIT, AUTOCOMPLETE_TAXONOMY } from '../../gateway/limits.js';
import { type Answer, notFound, ok } from '../router/answer.js';
import { checked, fieldsOf, limit, postalCode, providerTypes } from '../router/read-body.js';
import { type Call, type Route, routesAt } from '../router/route.js';
import { findServices } from '../rules/find-services.js';
import { type Place, placeOf } from '../seed/places.js';
import { SERVICES, serviceOf, TRADES } from '../seed/taxonomy.js';

const ofPostalCode = v.object({ postalCode });

const topQuery = v.object({ limit: v.optional(limit, '500'), serviceProviderTypes: providerTypes });

const autocompleteQuery = v.object({
  query: v.string(),
  taxonomyName: v.optional(v.string(), AUTOCOMPLETE_TAXONOMY),
  limit: v.optional(limit, String(AUTOCOMPLETE_LIMIT)),
  serviceProviderTypes: providerTypes,
});

/** The most wanted services: the first task of each trade, then the trades. */
const TOP = [...TRADES.flatMap(({ id }) => SERVICES.find(({ parentId }) => parentId === id) ?? []), ...TRADES];

/** A service and its parent. */
export function taxonomyCategory({ params }: Call): Answer {
  const service = serviceOf(params['categoryId'] ?? '');
  if (service === undefined) throw notFound(`There is no category ${params['categoryId']}.`);
  const { id, name, parentId } = service;
  return ok({ categoryId: id, name, parentCategory: parentId === undefined ? null : { categoryId: parentId } });
}

/** The most wanted services. */
export function topCategories({ query }: Call): Answer {
  const input = checked(topQuery, fieldsOf(query, 'serviceProviderTypes'));
  return ok({ categories: TOP.slice(0, input.limit).map(({ id, name }) => ({ categoryId: id, categoryName: name })) });
}

/** Services that fit the query. Taxonomies other than 'HA Task' are empty. */
export function autocomplete({ query }: Call): Answer {
  const input = checked(autocompleteQuery, fieldsOf(query, 'serviceProviderTypes'));
  const found = input.taxonomyName === AUTOCOMPLETE_TAXONOMY ? findServices(input.query, input.limit) : [];
  return ok({ results: found.map(({ id, name }) => ({ id, name, categoryId: id })) });
}

/** City, state and advertising zone of a postal code. */
export function cityByPostalCode(call: Call): Answer {
  const place = placeOfCall(call);
  return ok({ city: place.city, stateAbbreviation: place.state, advertisingZone: zoneOf(place.postalCode) });
}

/** City and state of a postal code, for a page's title. */
export function seoCityByPostalCode(call: Call): Answer {
  const { city, state } = placeOfCall(call);
  return ok({ city, state });
}

/** The advertising zone of a postal code, or undefined if the sandbox does not know the postal code. */
export function zoneOf(postalCode: string): string | undefined {
  const state = placeOf(postalCode)?.state;
  return state === undefined ? undefined : `${state}-${postalCode.slice(0, 3)}`;
}

function placeOfCall({ query }: Call): Place {
  const input = checked(ofPostalCode, fieldsOf(query)).postalCode;
  const place = placeOf(input);
  if (place === undefined) throw notFound(`There is no postal code ${input}.`);
  return place;
}

const get = routesAt('/gateway/lead', 'Member', 'GET', false);

export const SERVICE_AND_PLACE_ROUTES: readonly Route[] = [
  get('taxonomyCategory', '/v1/taxonomy/categories/{categoryId}', taxonomyCategory),
  get('topCategories', '/v1/topCategories', topCategories),
  get('autocomplete', '/v2/autocomplete', autocomplete),
  get('cityByPostalCode', '/v1/address/getCityAndStateAbbreviationByPostalCode', cityByPostalCode),
  get('seoCityByPostalCode', '/v1/address/get-seo-city-state-by-postal-code', seoCityByPostalCode),
];
