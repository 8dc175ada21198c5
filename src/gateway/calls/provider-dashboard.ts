import { type Definitions, defineCall } from '../call.js';
import type { DashboardCalls } from '../methods/provider-dashboard.js';
import { LEADS_PATH, leadsBody, PROVIDER_LEAD_PATH } from '../transport/first-requests.js';
import { nothing } from '../wire/fields.js';
import { wireLead, wireLeads, wireServiceProviders } from '../wire/provider-dashboard.js';

export const serviceProvider = defineCall('serviceProvider', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/office-home/v4/service_provider',
  query: ({ serviceProviderId }) => ({ serviceProviderIds: serviceProviderId }),
  answer: wireServiceProviders,
});

export const leads = defineCall('leads', {
  caller: 'ServiceProvider',
  method: 'POST',
  isRead: true,
  path: LEADS_PATH,
  body: leadsBody,
  answer: wireLeads,
});

export const providerLead = defineCall('providerLead', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: PROVIDER_LEAD_PATH,
  query: ({ serviceProviderId }) => ({ spId: serviceProviderId }),
  answer: wireLead,
});

export const markRead = defineCall('markRead', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v2/leads/serviceprovider/{serviceProviderId}/read',
  body: ({ leadId, read }) => ({ leadId, read }),
  answer: nothing,
});

export const saveNote = defineCall('saveNote', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v2/leads/{leadId}/note',
  body: ({ serviceProviderId, note }) => ({ serviceProviderId, note }),
  answer: nothing,
});

export const setStatus = defineCall('setStatus', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v2/leads/{leadId}/status',
  body: ({ serviceProviderId, status }) => ({ serviceProviderId, status }),
  answer: nothing,
});

export const archive = defineCall('archive', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/archive',
  body: ({ serviceProviderId, leadId, archived }) => ({ serviceProviderId, leadId, archived }),
  answer: nothing,
});

export const providerDashboardCalls = {
  serviceProvider,
  leads,
  providerLead,
  markRead,
  saveNote,
  setStatus,
  archive,
} satisfies Definitions<DashboardCalls>;
