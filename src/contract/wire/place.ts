import * as v from 'valibot';
import { text } from './fields.js';

/** As `cityByPostalCode` answers it. */
export const wireCity = v.object({ city: v.string(), stateAbbreviation: v.string(), advertisingZone: text });

/** As `seoCityByPostalCode` answers it. */
export const wireSeoCity = v.object({ city: v.string(), state: v.string() });

/** Places that fit what is being typed into a filter, as `suggestLocations` answers them. */
export const wireLocationSuggestions = v.object({
  locations: v.array(v.object({ city: v.string(), state: v.string(), postalCode: text, locationName: v.string() })),
});

export type WireCity = v.InferOutput<typeof wireCity>;
export type WireSeoCity = v.InferOutput<typeof wireSeoCity>;
export type WireLocationSuggestions = v.InferOutput<typeof wireLocationSuggestions>;
