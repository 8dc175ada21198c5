import { LEAD_SORTS, type LeadSort } from '../../contract/lead-query.js';

/** What 'Sort by' offers, the default first. */
export const SORT_CHOICES = LEAD_SORTS;

export function sortOf(value: string): LeadSort | undefined {
  return LEAD_SORTS.find((sort) => sort === value);
}
