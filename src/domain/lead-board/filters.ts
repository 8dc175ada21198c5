import { DEFAULT_FILTERS, type LeadFilters } from '../../contract/lead-query.js';

/** `newMessages=true` starts the board with the unread filter on. */
export function startingFilters(newMessages: boolean): LeadFilters {
  return newMessages ? { ...DEFAULT_FILTERS, hasUnreadMessages: true } : DEFAULT_FILTERS;
}
