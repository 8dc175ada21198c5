import type { FunnelForm } from '../funnel/funnel.js';
import type { FunnelProvider, OfferedCategory } from '../funnel/provider.js';

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
