import * as v from 'valibot';
import { id, text } from './fields.js';

/** The category filter of funnels: a limit, and the provider types to count. */
export interface CategoryFilterInput {
  readonly limit?: number;
  readonly serviceProviderTypes?: readonly string[];
}

export interface AutocompleteInput extends CategoryFilterInput {
  readonly query: string;
  /** 'HA Task' unless told. */
  readonly taxonomyName?: string;
}

/** One node of the taxonomy, as `taxonomyCategory` answers it. */
export const wireTaxonomyCategory = v.object({
  categoryId: id,
  name: v.string(),
  parentCategory: v.nullish(v.object({ categoryId: id })),
});

const namedCategories = v.object({ categories: v.array(v.object({ categoryId: id, categoryName: v.string() })) });

/** The most wanted services, as `topCategories` answers them. */
export const wireTopCategories = namedCategories;

/** Services that fit what is being typed, as `autocomplete` answers them. */
export const wireAutocomplete = v.object({
  results: v.array(v.object({ id, name: v.string(), categoryId: v.nullish(id) })),
});

export type WireTaxonomyCategory = v.InferOutput<typeof wireTaxonomyCategory>;

export type WireTopCategories = v.InferOutput<typeof wireTopCategories>;

export type WireAutocomplete = v.InferOutput<typeof wireAutocomplete>;

/** As `cityByPostalCode` answers it. */
export const wireCity = v.object({ city: v.string(), stateAbbreviation: v.string(), advertisingZone: text });

/** As `seoCityByPostalCode` answers it. */
export const wireSeoCity = v.object({ city: v.string(), state: v.string() });

export type WireCity = v.InferOutput<typeof wireCity>;

export type WireSeoCity = v.InferOutput<typeof wireSeoCity>;
