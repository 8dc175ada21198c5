import * as v from 'valibot';
import {
  autocomplete,
  cityByPostalCode,
  seoCityByPostalCode,
  taxonomyCategory,
  topCategories,
} from '../../gateway/calls/services-and-places.js';
import { AUTOCOMPLETE_TAXONOMY, SERVICE_PROVIDER_TYPES } from '../../gateway/limits.js';
import { checked, notFound, ok } from '../router/answer.js';
import { type Route, routeOf } from '../router/route.js';
import { findServices } from '../rules/find-services.js';
import { type Place, placeOf } from '../seed/customers.js';
import { SERVICES, serviceOf, TRADES } from '../seed/services.js';

/** The most wanted services: the first task of each trade, then the trades. */
const TOP = [...TRADES.flatMap(({ id }) => SERVICES.find(({ parentId }) => parentId === id) ?? []), ...TRADES];

/** The advertising zone of a postal code, or undefined if the sandbox does not know the postal code. */
export function zoneOf(postalCode: string): string | undefined {
  const state = placeOf(postalCode)?.state;
  return state === undefined ? undefined : `${state}-${postalCode.slice(0, 3)}`;
}

const knownTypes = v.optional(v.array(v.picklist(SERVICE_PROVIDER_TYPES)));

function requiredPlace(postalCode: string): Place {
  const place = placeOf(postalCode);
  if (place === undefined) throw notFound(`There is no postal code ${postalCode}.`);
  return place;
}

export const SERVICE_AND_PLACE_ROUTES: readonly Route[] = [
  routeOf(taxonomyCategory, ({ params }) => {
    const service = serviceOf(params['categoryId'] ?? '');
    if (service === undefined) throw notFound(`There is no category ${params['categoryId']}.`);
    const { id, name, parentId } = service;
    return ok({ categoryId: id, name, parentCategory: parentId === undefined ? null : { categoryId: parentId } });
  }),
  routeOf(topCategories, (_, { limit, serviceProviderTypes }) => {
    checked(knownTypes, serviceProviderTypes);
    return ok({ categories: TOP.slice(0, limit).map(({ id, name }) => ({ categoryId: id, categoryName: name })) });
  }),
  // Taxonomies other than 'HA Task' are empty.
  routeOf(autocomplete, (_, { query, taxonomyName, limit, serviceProviderTypes }) => {
    checked(knownTypes, serviceProviderTypes);
    const found = taxonomyName === AUTOCOMPLETE_TAXONOMY ? findServices(query, limit) : [];
    return ok({ results: found.map(({ id, name }) => ({ id, name, categoryId: id })) });
  }),
  routeOf(cityByPostalCode, (_, { postalCode }) => {
    const place = requiredPlace(postalCode);
    return ok({ city: place.city, stateAbbreviation: place.state, advertisingZone: zoneOf(place.postalCode) });
  }),
  routeOf(seoCityByPostalCode, (_, { postalCode }) => {
    const { city, state } = requiredPlace(postalCode);
    return ok({ city, state });
  }),
];
