import * as v from 'valibot';
import {
  archive,
  leads as leadsCall,
  leadsRequest,
  markRead,
  providerLeadRequest,
  saveNote,
  serviceProviderRequest,
  setStatus,
} from '../../gateway/calls/provider-dashboard.js';
import { isLeadStatus, LEAD_STATUSES } from '../../gateway/lead-status.js';
import { type Answer, badRequest, checked, DONE, ok } from '../router/answer.js';
import { type Call, type Route, requireCaller, requiredLead, routeOf } from '../router/route.js';
import { filterLeads, pageLeads, sortLeads } from '../rules/filter-leads.js';
import { leadAnswer, leadPageAnswer } from '../rules/lead-answer.js';
import type { SandboxLead } from '../seed/lead-record.js';

/** The provider's record: the same name and postal code for every id. */
export function serviceProvider({ callerId, state }: Call): Answer {
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

const { filters: sentFilters } = leadsRequest.fields().entries;

/** A gateway ignores what it does not know. The sandbox finds the mistake. */
const filters = v.strictObject({
  ...sentFilters.entries,
  serviceProviderLeadStatuses: v.optional(v.array(v.picklist(LEAD_STATUSES))),
});

const leadsFields = v.object({ ...leadsRequest.fields().entries, filters });

/** One page of a provider's leads. */
export function leads({ body, callerId, state, purchased }: Call): Answer {
  const { offset, sort, limit, featuredLeadId, filters } = checked(leadsFields, body);
  if (filters.dateRange !== undefined && new Date(filters.dateRange.endDate) < new Date(filters.dateRange.startDate)) {
    throw badRequest('filters.dateRange: endDate is before startDate.');
  }
  const leadList = state.leadsOf(callerId);
  const featured = featuredLeadId === undefined ? undefined : leadList.find(featuredLeadId);
  const matching = sortLeads(filterLeads(leadList.records, filters), sort);
  const page = pageLeads(matching, offset, limit, featured);
  return ok({
    leads: page.records.map((record) => leadAnswer(record, purchased)),
    pagination: { totalNumber: page.total },
  });
}

/** One lead with the fields of the provider's view and of the lead page. Both calls have the same path. */
export function providerLead(call: Call): Answer {
  return ok(leadPageAnswer(requiredLead(call, call.callerId, call.params['leadId']), call.purchased, call.now));
}

export function change(call: Call, leadId: string, fields: Partial<SandboxLead>): Answer {
  requiredLead(call, call.callerId, leadId);
  call.state.leadsOf(call.callerId).change(leadId, fields);
  return DONE;
}

export const PROVIDER_DASHBOARD_ROUTES: readonly Route[] = [
  routeOf(serviceProviderRequest, serviceProvider),
  routeOf(providerLeadRequest, providerLead, { wrapped: true, alias: 'leadForPage' }),
  routeOf(leadsCall, leads),
  routeOf(markRead, (call, { leadId, read }) => change(call, leadId, { read })),
  routeOf(saveNote, (call, { serviceProviderId, note }) => {
    requireCaller(call, serviceProviderId);
    return change(call, call.params['leadId'] ?? '', { notes: note });
  }),
  // It also marks the lead read.
  routeOf(setStatus, (call, { serviceProviderId, status }) => {
    requireCaller(call, serviceProviderId);
    if (!isLeadStatus(status)) throw badRequest(`status: there is no ${status}.`);
    return change(call, call.params['leadId'] ?? '', { status, read: true });
  }),
  routeOf(archive, (call, { serviceProviderId, leadId, archived }) => {
    requireCaller(call, serviceProviderId);
    return change(call, leadId, { isArchived: archived });
  }),
];
