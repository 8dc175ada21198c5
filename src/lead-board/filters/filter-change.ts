import type { LeadFilters } from '../../gateway/lead-query.js';

/** Filters to set. `undefined` removes a filter. */
export type FilterChange = { readonly [Name in keyof LeadFilters]?: LeadFilters[Name] | undefined };

/** Applies a change to the filters. Undefined values and empty lists are left out. */
export function changeFilters(filters: LeadFilters, change: FilterChange): LeadFilters {
  const { archived, hasUnreadMessages, displayLead, sources, ...others } = { ...filters, ...change };
  const set = Object.entries(others).filter(([, value]) => value !== undefined && !isEmptyList(value));
  return {
    archived: archived ?? filters.archived,
    hasUnreadMessages: hasUnreadMessages === undefined ? filters.hasUnreadMessages : hasUnreadMessages,
    displayLead: displayLead ?? filters.displayLead,
    sources: sources ?? filters.sources,
    ...Object.fromEntries(set),
  };
}

/** Whether two sets of filters are equal. */
export function sameFilters(one: LeadFilters, other: LeadFilters): boolean {
  return textOf(one) === textOf(other);
}

function textOf(filters: LeadFilters): string {
  const sorted = Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(sorted);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
