import type { ReactElement } from 'react';
import type { LeadFilters } from '../../contract/lead-query.js';
import { tagsOf } from '../../domain/lead-board/filter-tags.js';

/** How many filters are set, for a board that keeps them out of sight. */
export function FilterCount({ filters }: { filters: LeadFilters }): ReactElement | null {
  const count = new Set(tagsOf(filters).map(({ tagType }) => tagType)).size;
  return count === 0 ? null : <span className="count">{count}</span>;
}
