import type { FunnelForm, FunnelProvider, TaxonomyNode } from '../../contract/raq-funnel.js';
import { TAXONOMY_ROOT } from '../category/starter-table.js';
import { chooseCategory, withoutTask } from './category-choice.js';

/**
 * The taxonomy rule (Spec §4 Funnel): a result whose parent is id 1 is the category when the provider offers it, or when there
 * is no provider, and the task is cleared; otherwise the parent becomes the category and the result the task. Where the
 * provider does not offer a result below id 1, its parent is the root, which is no category: then the category stays as the
 * category rule chose it, and the result is the task. A result without a parent stands below the root too.
 *
 * @param parentName empty where it is not known
 * @returns the form with its category and task
 */
export function placeService(
  form: FunnelForm,
  provider: FunnelProvider | null,
  { categoryId, name, parentId }: TaxonomyNode,
  parentName: string,
): FunnelForm {
  const task = { taskCategoryId: categoryId, taskCategoryName: name };
  const parent = parentId ?? TAXONOMY_ROOT;
  if (parent !== TAXONOMY_ROOT && parent !== '') {
    return { ...form, categoryId: parent, categoryName: parentName || nameOf(provider, parent), ...task };
  }
  const own = { ...form, ...withoutTask(categoryId, name) };
  if (provider === null || offers(provider, categoryId)) return own;
  const chosen = { ...form, ...chooseCategory(form, provider) };
  return chosen.categoryId === '' || chosen.categoryId === categoryId ? own : { ...chosen, ...task };
}

function offers({ categories }: FunnelProvider, id: string): boolean {
  return categories.some(({ categoryId }) => categoryId === id);
}

function nameOf(provider: FunnelProvider | null, id: string): string {
  return provider?.categories.find(({ categoryId }) => categoryId === id)?.categoryName ?? '';
}
