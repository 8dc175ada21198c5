import type { LeadFilters, LeadSort } from '../../gateway/lead-query.js';

/** Filters and sort of the board under a name. A customer's name is never among the filters. */
export interface SavedView {
  /** Names it in the page's address: letters, digits, - and _. */
  readonly id: string;
  /** At most 40 characters. No other view has it. */
  readonly name: string;
  readonly filters: Partial<LeadFilters>;
  readonly sort: LeadSort;
  /** The board starts with this view. */
  readonly isDefault?: boolean;
}

/** The most views of a provider. */
export const MAX_SAVED_VIEWS = 20;
/** Characters of a view's name. */
export const MAX_VIEW_NAME = 40;
