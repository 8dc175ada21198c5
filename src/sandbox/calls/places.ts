import * as v from 'valibot';
import { type Answer, ok } from '../router/answer.js';
import { checked, postalCode } from '../router/read-body.js';
import { fieldsOf } from '../router/read-query.js';
import { notFound } from '../router/refusal.js';
import type { Call } from '../router/route.js';
import type { Place } from '../seed/places.js';
import { placeOf } from '../seed/us-places.js';

const ofPostalCode = v.object({ postalCode });

/** City, state and advertising zone of a postal code (Spec §7 Lead gateway). */
export function cityByPostalCode(call: Call): Answer {
  const place = placeOfCall(call);
  return ok({ city: place.city, stateAbbreviation: place.state, advertisingZone: zoneOf(place.postalCode) });
}

/** City and state of a postal code, for a page's title (Spec §7 Lead gateway). */
export function seoCityByPostalCode(call: Call): Answer {
  const { city, state } = placeOfCall(call);
  return ok({ city, state });
}

/** The zone that a request's adverts are counted in; undefined where the sandbox does not know the postal code. */
export function zoneOf(postalCode: string): string | undefined {
  const state = placeOf(postalCode)?.state;
  return state === undefined ? undefined : `${state}-${postalCode.slice(0, 3)}`;
}

function placeOfCall({ query }: Call): Place {
  const asked = checked(ofPostalCode, fieldsOf(query)).postalCode;
  const place = placeOf(asked);
  if (place === undefined) throw notFound(`There is no postal code ${asked}.`);
  return place;
}
