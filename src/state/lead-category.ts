import { atom } from 'jotai/vanilla';
import { leadsAtom } from './lead.js';

const namesByIdAtom = atom<ReadonlyMap<string, string>>(new Map());

/** Names of categories that have been suggested: a filter holds their ids alone. */
export const putCategoryNamesAtom = atom(
  null,
  (get, set, categories: readonly { readonly categoryId: string; readonly categoryName: string }[]) => {
    const names = new Map(get(namesByIdAtom));
    for (const { categoryId, categoryName } of categories) names.set(categoryId, categoryName);
    set(namesByIdAtom, names);
  },
);

/** The name of a category, from what has been suggested or from the leads that are known; its id where nobody has said it. */
export const categoryNameAtom = atom((get) => {
  const names = get(namesByIdAtom);
  const leads = get(leadsAtom);
  return (categoryId: string): string => {
    const known = names.get(categoryId);
    if (known !== undefined) return known;
    for (const { category } of leads.values()) if (category.id === categoryId && category.name) return category.name;
    return categoryId;
  };
});
