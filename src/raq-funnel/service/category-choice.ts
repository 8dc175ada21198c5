import { TAXONOMY_ROOT } from '../../category/starter-table.js';
import type { FunnelForm, FunnelProvider, OfferedCategory, TaxonomyNode } from '../funnel/funnel.js';

type Chosen = Pick<FunnelForm, 'categoryId' | 'categoryName' | 'taskCategoryId' | 'taskCategoryName'>;

/** A category without a task. */
export function withoutTask(categoryId: string, categoryName: string): Chosen {
  return { categoryId, categoryName, taskCategoryId: '', taskCategoryName: '' };
}

/**
 * Chooses the form's category if the provider offers it, otherwise the first one with the highest overallReviewCount.
 */
export function chooseCategory(form: FunnelForm, { categories }: FunnelProvider): Chosen {
  const current = categories.find(({ categoryId }) => categoryId === form.categoryId);
  if (current !== undefined) return { ...form, categoryName: form.categoryName || current.categoryName };
  const [first, ...others] = categories;
  if (first === undefined) return form;
  const best = others.reduce(moreReviewed, first);
  return withoutTask(best.categoryId, best.categoryName);
}

function moreReviewed(best: OfferedCategory, other: OfferedCategory): OfferedCategory {
  return other.overallReviewCount > best.overallReviewCount ? other : best;
}

/**
 * The taxonomy rule: a result whose parent is id 1 is the category when the provider offers it, or when there
 * is no provider, and the task is cleared; otherwise the parent becomes the category and the result the task. Where the
 * provider does not offer a result below id 1, its parent is the root, which is no category: then the category stays as the
 * category rule chose it, and the result is the task. A result without a parent is below the root too.
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
