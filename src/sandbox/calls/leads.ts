import * as v from 'valibot';
import { LEAD_STATUSES } from '../../contract/lead.js';
import { LEAD_SORTS, LEAD_SOURCES } from '../../contract/lead-query.js';
import { GATEWAY_PAGE_SIZE } from '../../contract/limits.js';
import { instant } from '../../contract/wire/fields.js';
import { type Answer, badRequest, ok } from '../router/answer.js';
import { checked, id, wholeNumber, words } from '../router/read-body.js';
import type { Call } from '../router/route.js';
import { filterLeads, pageLeads, sortLeads } from '../rules/filter-leads.js';
import { leadAnswer } from './lead-answer.js';

const filters = v.strictObject({
  archived: v.boolean(),
  hasUnreadMessages: v.nullable(v.literal(true)),
  displayLead: v.boolean(),
  sources: v.array(v.picklist(LEAD_SOURCES)),
  serviceProviderLeadStatuses: v.optional(v.array(v.picklist(LEAD_STATUSES))),
  dateRange: v.optional(v.strictObject({ startDate: instant, endDate: instant })),
  categoryIds: v.optional(v.array(id)),
  name: v.optional(words),
  contactInformationIds: v.optional(v.array(id)),
  cityState: v.optional(v.strictObject({ city: words, stateAbbr: words })),
  postalCode: v.optional(words),
});

const leadsBody = v.object({
  offset: v.optional(wholeNumber, 0),
  sort: v.optional(v.picklist(LEAD_SORTS), 'NewestOldest'),
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(500)), GATEWAY_PAGE_SIZE),
  businessName: v.optional(v.string()),
  featuredLeadId: v.optional(id),
  filters,
});

/** One page of a provider's leads. */
export function leads({ body, callerId, state, purchased }: Call): Answer {
  const { offset, sort, limit, featuredLeadId, filters } = checked(leadsBody, body);
  if (filters.dateRange !== undefined && new Date(filters.dateRange.endDate) < new Date(filters.dateRange.startDate)) {
    throw badRequest('filters.dateRange: endDate is before startDate.');
  }
  const book = state.leadsOf(callerId);
  const featured = featuredLeadId === undefined ? undefined : book.find(featuredLeadId);
  const matching = sortLeads(filterLeads(book.records, filters), sort);
  const page = pageLeads(matching, offset, limit, featured);
  return ok({
    leads: page.records.map((record) => leadAnswer(record, purchased)),
    pagination: { totalNumber: page.total },
  });
}
