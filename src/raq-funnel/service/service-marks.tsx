import { type Categories, categoryNameOf, readCatalog, type StarterNames } from '../../category/catalog.js';
import { TAXONOMY_ROOT } from '../../category/starter-table.js';

export { CategoryMark } from '../../category/category-mark.js';

/** The categories that icons and names are taken from. */
export function catalogOf(given: object | undefined, names: StarterNames | undefined): Categories {
  return readCatalog(given, names).catalog;
}

/** The name of a service's category; empty if unknown or the root. */
export function categoryOfService(
  catalog: Categories,
  { id, categoryId }: { readonly id: string; readonly categoryId?: string | undefined },
): string {
  const above = categoryId === undefined || categoryId === id ? catalog.get(id)?.parentId : categoryId;
  return above === undefined || above === TAXONOMY_ROOT ? '' : categoryNameOf(catalog, { id: above, name: '' });
}
