import * as v from 'valibot';
import { LEAD_SORTS, LEAD_SOURCES } from '../../gateway/lead-query.js';
import { LEAD_STATUSES } from '../../gateway/lead-status.js';
import { GATEWAY_PAGE_SIZE, NOTES_MAX_LENGTH } from '../../gateway/limits.js';
import { instant } from '../../gateway/wire/fields.js';
import { type Answer, badRequest, DONE, ok } from '../router/answer.js';
import { checked, id, text, wholeNumber } from '../router/read-body.js';
import { requireCaller, requiredLead } from '../router/required.js';
import { type Call, type Route, routesAt } from '../router/route.js';
import { filterLeads, pageLeads, sortLeads } from '../rules/filter-leads.js';
import { leadAnswer, leadPageAnswer } from '../rules/lead-answer.js';
import type { SandboxLead } from '../seed/lead-record.js';

/** The provider's record: the same name and postal code for every id. */
export function serviceProvider({ query, callerId, state }: Call): Answer {
  if (!query.get('serviceProviderIds')) throw badRequest('The query parameter serviceProviderIds is missing.');
  const preferences = state.data.preferences.filter(({ serviceProviderId }) => serviceProviderId === callerId);
  return ok({
    serviceProviders: [
      {
        serviceProviderId: callerId,
        name: 'Bluebird Plumbing & Drain',
        primaryAddress: { postalCode: '78704' },
        ...(preferences.length > 0 && { displayPreferences: preferences.map(({ name }) => name) }),
      },
    ],
  });
}

const filters = v.strictObject({
  archived: v.boolean(),
  hasUnreadMessages: v.nullable(v.literal(true)),
  displayLead: v.boolean(),
  sources: v.array(v.picklist(LEAD_SOURCES)),
  serviceProviderLeadStatuses: v.optional(v.array(v.picklist(LEAD_STATUSES))),
  dateRange: v.optional(v.strictObject({ startDate: instant, endDate: instant })),
  categoryIds: v.optional(v.array(id)),
  name: v.optional(text),
  contactInformationIds: v.optional(v.array(id)),
  cityState: v.optional(v.strictObject({ city: text, stateAbbr: text })),
  postalCode: v.optional(text),
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

const readBody = v.object({ leadId: id, read: v.boolean() });

const noteBody = v.object({ serviceProviderId: id, note: v.pipe(v.string(), v.maxLength(NOTES_MAX_LENGTH)) });

const statusBody = v.object({ serviceProviderId: id, status: v.picklist(LEAD_STATUSES) });

const archiveBody = v.object({ serviceProviderId: id, leadId: id, archived: v.boolean() });

/** One lead with the fields of the provider's view and of the lead page. Both calls have the same path. */
export function providerLead(call: Call): Answer {
  if (!call.query.get('spId')) throw badRequest('The query parameter spId is missing.');
  return ok(leadPageAnswer(requiredLead(call, call.callerId, call.params['leadId']), call.purchased, call.now));
}

/** Marks a lead read or unread. */
export function markRead(call: Call): Answer {
  const { leadId, read } = checked(readBody, call.body);
  return change(call, leadId, { read });
}

/** Replaces the provider's notes (at most 2048 characters). */
export function saveNote(call: Call): Answer {
  const { serviceProviderId, note } = checked(noteBody, call.body);
  requireCaller(call, serviceProviderId);
  return change(call, call.params['leadId'] ?? '', { notes: note });
}

/** Sets any status, and marks the lead read. */
export function setStatus(call: Call): Answer {
  const { serviceProviderId, status } = checked(statusBody, call.body);
  requireCaller(call, serviceProviderId);
  return change(call, call.params['leadId'] ?? '', { status, read: true });
}

/** Archives or restores a lead. */
export function archive(call: Call): Answer {
  const { serviceProviderId, leadId, archived } = checked(archiveBody, call.body);
  requireCaller(call, serviceProviderId);
  return change(call, leadId, { isArchived: archived });
}

export function change(call: Call, leadId: string, fields: Partial<SandboxLead>): Answer {
  requiredLead(call, call.callerId, leadId);
  call.state.leadsOf(call.callerId).change(leadId, fields);
  return DONE;
}

const get = routesAt('/gateway', 'ServiceProvider', 'GET', false);
const read = routesAt('/gateway/lead/office', 'ServiceProvider', 'POST', false);
const write = routesAt('/gateway/lead/office', 'ServiceProvider', 'POST', true);

export const PROVIDER_DASHBOARD_ROUTES: readonly Route[] = [
  get('serviceProvider', '/office-home/v4/service_provider', serviceProvider),
  get('providerLead', '/lead/office/v2/leads/{leadId}', providerLead, { wrapped: true, alias: 'leadForPage' }),
  read('leads', '/v6/leads/serviceProvider/{serviceProviderId}', leads),
  write('markRead', '/v2/leads/serviceprovider/{serviceProviderId}/read', markRead),
  write('saveNote', '/v2/leads/{leadId}/note', saveNote),
  write('setStatus', '/v2/leads/{leadId}/status', setStatus),
  write('archive', '/v1/leads/serviceprovider/{serviceProviderId}/archive', archive),
];
