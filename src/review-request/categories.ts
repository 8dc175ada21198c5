import type { WireCategories } from '../gateway/calls/review-gateway.js';
import type { LeadCategory } from '../lead-card/lead/lead.js';

type WireCategory = NonNullable<WireCategories['categories'][number]['parentCategory']>;

/**
 * What a review may be about: the lead's own category first, then each that has come back and its parent, once each.
 * Without a lead's category they are the provider's, as they came. (the parent categories are fetched.)
 */
export function reviewCategories(
  { categories }: WireCategories,
  own: LeadCategory | null = null,
): readonly LeadCategory[] {
  const found = new Map<string, string>();
  const take = ({ id, name }: LeadCategory) => {
    if (id && !found.get(id)) found.set(id, name);
  };
  if (own !== null) take(own);
  for (const category of categories) {
    take(categoryOf(category));
    if (own !== null && category.parentCategory) take(categoryOf(category.parentCategory));
  }
  return [...found].map(([id, name]) => ({ id, name: name || id }));
}

function categoryOf({ id, categoryId, name, categoryName }: WireCategory): LeadCategory {
  return { id: id ?? categoryId ?? '', name: name ?? categoryName ?? '' };
}
