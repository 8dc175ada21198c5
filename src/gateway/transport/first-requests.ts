import { GATEWAY_PAGE_SIZE } from '../lead-limits.js';
import type { LeadsInput } from '../lead-query.js';
import { DEFAULT_FILTERS, LEAD_SORTS, type SentFilters } from '../lead-query.js';

/** What the first calls of the widgets send. The loader needs it without the schemas of the answers. */

export const LEADS_PATH = '/gateway/lead/office/v6/leads/serviceProvider/{serviceProviderId}';
export const PROVIDER_LEAD_PATH = '/gateway/lead/office/v2/leads/{leadId}';
export const CHAT_SESSION_PATH = '/gateway/message-center/v1/chat/session';

/** Drops fields that the host has set to undefined. */
function setFields(filters: Partial<SentFilters> = {}): Partial<SentFilters> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

type LeadsBody = Omit<LeadsInput, 'serviceProviderId' | 'filters'> & { readonly filters: SentFilters };

/** Returns the body of a call for a page of leads. */
export function leadsBody({
  offset = 0,
  sort = LEAD_SORTS[0],
  limit = GATEWAY_PAGE_SIZE,
  businessName,
  featuredLeadId,
  filters,
}: Omit<LeadsInput, 'serviceProviderId'>): LeadsBody {
  return {
    offset,
    sort,
    limit,
    businessName,
    featuredLeadId,
    filters: { ...DEFAULT_FILTERS, ...setFields(filters) },
  };
}
