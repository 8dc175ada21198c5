import { LEAD_SOURCES, type LeadFilters } from '../../contract/lead-query.js';

/** The filters of a board that nobody has touched (Spec §3 Filter state, §9). */
export const DEFAULT_FILTERS: LeadFilters = {
  archived: false,
  hasUnreadMessages: null,
  displayLead: true,
  sources: LEAD_SOURCES,
};

/** `newMessages=true` starts the board with the unread filter on (Spec §2 Screens and routes). */
export function startingFilters(newMessages: boolean): LeadFilters {
  return newMessages ? { ...DEFAULT_FILTERS, hasUnreadMessages: true } : DEFAULT_FILTERS;
}

/** Whether Clear All Filters would change anything. */
export function isFiltered(filters: LeadFilters): boolean {
  const { archived, hasUnreadMessages, displayLead: _displayLead, sources: _sources, ...narrowing } = filters;
  return archived || hasUnreadMessages === true || Object.values(narrowing).some(isSet);
}

/** An empty list asks for nothing in particular. */
function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
