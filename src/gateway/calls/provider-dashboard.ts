import type { DashboardCalls } from '../../contract/calls/provider-dashboard.js';
import { nothing } from '../../contract/wire/fields.js';
import { wireLead, wireLeads, wireServiceProviders } from '../../contract/wire/provider-dashboard.js';
import { type Definitions, defineCall } from '../call.js';
import { LEADS_PATH, leadsBody, PROVIDER_LEAD_PATH } from '../transport/first-requests.js';

/**
 * GET /gateway/office-home/v4/service_provider: the provider's name and postal code.
 */
export const serviceProvider = defineCall('serviceProvider', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/office-home/v4/service_provider',
  query: ({ serviceProviderId }) => ({ serviceProviderIds: serviceProviderId }),
  answer: wireServiceProviders,
});

/**
 * POST /gateway/lead/office/v6/leads/serviceProvider/{id}: a page of leads.
 * Sends offset (0), sort (NewestOldest), limit (5), businessName and featuredLeadId where known, and the filters;
 * `archived`, `hasUnreadMessages`, `displayLead` and `sources` always, any other filter only when it is set.
 */
export const leads = defineCall('leads', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: LEADS_PATH,
  body: leadsBody,
  answer: wireLeads,
});

/** GET /gateway/lead/office/v2/leads/{leadId}: one lead in the provider's view. */
export const providerLead = defineCall('providerLead', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: PROVIDER_LEAD_PATH,
  query: ({ serviceProviderId }) => ({ spId: serviceProviderId }),
  answer: wireLead,
});

/** POST /gateway/lead/office/v2/leads/serviceprovider/{id}/read: marks a lead read or unread. */
export const markRead = defineCall('markRead', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v2/leads/serviceprovider/{serviceProviderId}/read',
  body: ({ leadId, read }) => ({ leadId, read }),
  answer: nothing,
});

/** POST /gateway/lead/office/v2/leads/{leadId}/note: replaces the provider's notes. */
export const saveNote = defineCall('saveNote', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v2/leads/{leadId}/note',
  body: ({ serviceProviderId, note }) => ({ serviceProviderId, note }),
  answer: nothing,
});

/** POST /gateway/lead/office/v2/leads/{leadId}/status: sets the lead's status. */
export const setStatus = defineCall('setStatus', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v2/leads/{leadId}/status',
  body: ({ serviceProviderId, status }) => ({ serviceProviderId, status }),
  answer: nothing,
});

/** POST /gateway/lead/office/v1/leads/serviceprovider/{id}/archive: archives or restores a lead. */
export const archive = defineCall('archive', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/archive',
  body: ({ serviceProviderId, leadId, archived }) => ({ serviceProviderId, leadId, archived }),
  answer: nothing,
});

/** Every call of this area. */
export const providerDashboardCalls = {
  serviceProvider,
  leads,
  providerLead,
  markRead,
  saveNote,
  setStatus,
  archive,
} satisfies Definitions<DashboardCalls>;
