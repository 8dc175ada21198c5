import { DEFAULT_FILTERS, type LeadFilters, type SentFilters } from '../../gateway/lead-query.js';

/** `newMessages=true` starts the board with the unread filter on. */
export function startingFilters(newMessages: boolean): LeadFilters {
  return newMessages ? { ...DEFAULT_FILTERS, hasUnreadMessages: true } : DEFAULT_FILTERS;
}

/** Instants before and after every lead. */
const OPEN_RANGE = { startDate: '1970-01-01T00:00:00.000Z', endDate: '9999-12-31T23:59:59.999Z' };

/** The filters as they are sent. The gateway needs both ends of a range of dates. */
export function sentFilters({ dateRange, ...filters }: LeadFilters): SentFilters {
  return dateRange === undefined ? filters : { ...filters, dateRange: { ...OPEN_RANGE, ...dateRange } };
}

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
