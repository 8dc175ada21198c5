import * as v from 'valibot';
import { id, text } from './fields.js';

/** The category filter of funnels: a limit, and the provider types that count. */
export interface CategoryFilterInput {
  readonly limit?: number;
  readonly serviceProviderTypes?: readonly string[];
}

export interface AutocompleteInput extends CategoryFilterInput {
  readonly query: string;
  /** 'HA Task' by default. */
  readonly taxonomyName?: string;
}

/** One node of the taxonomy: the answer of `taxonomyCategory`. */
export const wireTaxonomyCategory = v.object({
  categoryId: id,
  name: v.string(),
  parentCategory: v.nullish(v.object({ categoryId: id })),
});

const namedCategories = v.object({ categories: v.array(v.object({ categoryId: id, categoryName: v.string() })) });

/** The most wanted services: the answer of `topCategories`. */
export const wireTopCategories = namedCategories;

/** Services that match what is typed: the answer of `autocomplete`. */
export const wireAutocomplete = v.object({
  results: v.array(v.object({ id, name: v.string(), categoryId: v.nullish(id) })),
});

export type WireTaxonomyCategory = v.InferOutput<typeof wireTaxonomyCategory>;

export type WireTopCategories = v.InferOutput<typeof wireTopCategories>;

export type WireAutocomplete = v.InferOutput<typeof wireAutocomplete>;

/** The answer of `cityByPostalCode`. */
export const wireCity = v.object({ city: v.string(), stateAbbreviation: v.string(), advertisingZone: text });

/** The answer of `seoCityByPostalCode`. */
export const wireSeoCity = v.object({ city: v.string(), state: v.string() });

export type WireCity = v.InferOutput<typeof wireCity>;

export type WireSeoCity = v.InferOutput<typeof wireSeoCity>;
