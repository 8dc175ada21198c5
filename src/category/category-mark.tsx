import type { ReactElement } from 'react';
import { CategoryIcon } from '../ui/icons/category-icon.js';
import { type Categories, categoryNameOf, iconOf } from './catalog.js';
import { TAXONOMY_ROOT } from './category.js';

export { readCatalog } from './catalog.js';

interface CategoryMarkProps {
  /** Any id; one that the catalogue does not know gets the generic icon. */
  readonly categoryId: string;
  readonly catalog: Categories;
}

export function CategoryMark({ categoryId, catalog }: CategoryMarkProps): ReactElement {
  return <CategoryIcon name={iconOf(catalog, categoryId)} />;
}

/** The name of the category that a service belongs to; empty if unknown or the root. */
export function categoryOfService(
  catalog: Categories,
  { id, categoryId }: { readonly id: string; readonly categoryId?: string | undefined },
): string {
  const above = categoryId === undefined || categoryId === id ? catalog.get(id)?.parentId : categoryId;
  return above === undefined || above === TAXONOMY_ROOT ? '' : categoryNameOf(catalog, { id: above, name: '' });
}
