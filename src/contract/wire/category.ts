import * as v from 'valibot';
import { count, id, text } from './fields.js';

/** A category in any of its three spellings: `id` and `name`, or `categoryId` and `categoryName`. */
const anyCategory = v.pipe(
  v.object({
    id: v.nullish(id),
    categoryId: v.nullish(id),
    name: text,
    categoryName: text,
    parentCategory: v.nullish(
      v.object({ id: v.nullish(id), categoryId: v.nullish(id), name: text, categoryName: text }),
    ),
    overallReviewCount: v.nullish(count),
  }),
  v.check((category) => (category.id ?? category.categoryId ?? '') !== '', 'A category needs an id.'),
);

/** The categories of a provider or of a list of ids, as `providerCategories` and `categories` answer them. */
export const wireCategories = v.object({ categories: v.array(anyCategory) });

/** One node of the taxonomy, as `taxonomyCategory` answers it. */
export const wireTaxonomyCategory = v.object({
  categoryId: id,
  name: v.string(),
  parentCategory: v.nullish(v.object({ categoryId: id })),
});

const namedCategories = v.object({ categories: v.array(v.object({ categoryId: id, categoryName: v.string() })) });

/** The most wanted services, as `topCategories` answers them. */
export const wireTopCategories = namedCategories;

/** Categories that fit what is being typed into a filter, as `suggestCategories` answers them. */
export const wireCategorySuggestions = namedCategories;

/** Services that fit what is being typed, as `autocomplete` answers them. */
export const wireAutocomplete = v.object({
  results: v.array(v.object({ id, name: v.string(), categoryId: v.nullish(id) })),
});

export type WireCategories = v.InferOutput<typeof wireCategories>;
export type WireTaxonomyCategory = v.InferOutput<typeof wireTaxonomyCategory>;
export type WireTopCategories = v.InferOutput<typeof wireTopCategories>;
export type WireCategorySuggestions = v.InferOutput<typeof wireCategorySuggestions>;
export type WireAutocomplete = v.InferOutput<typeof wireAutocomplete>;
