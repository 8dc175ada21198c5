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
