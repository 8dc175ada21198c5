import type { Id } from '../wire/ids.js';
import type {
  LeadsInput,
  OfProviderLead,
  WireLead,
  WireLeads,
  WireServiceProviders,
} from '../wire/provider-dashboard.js';
import type { Call } from './call.js';

/** Calls that a board and its cards make at once. */
export interface DashboardCalls {
  /**
   * GET `/gateway/office-home/v4/service_provider?serviceProviderIds=`. Sends the provider's id. Returns its name and
   * postal code. Fails with a `GatewayError`.
   */
  serviceProvider: Call<{ readonly serviceProviderId: Id }, WireServiceProviders>;
  /**
   * POST `/gateway/lead/office/v6/leads/serviceProvider/{serviceProviderId}`. Sends `offset` (0), `sort`
   * (`NewestOldest`), `limit` (5), `businessName`, `featuredLeadId`, and the filters: `archived`,
   * `hasUnreadMessages`, `displayLead`, `sources` always, any other when it is set. Returns a page of leads and how
   * many there are. Fails with a `GatewayError`.
   */
  leads: Call<LeadsInput, WireLeads>;
  /**
   * GET `/gateway/lead/office/v2/leads/{leadId}?spId=`. Sends the ids. Returns one lead in the provider's view. Fails
   * with a `GatewayError`.
   */
  providerLead: Call<OfProviderLead, WireLead>;
  /**
   * POST `/gateway/lead/office/v2/leads/serviceprovider/{serviceProviderId}/read`. Sends `leadId`, `read`. Returns
   * nothing. Fails with a `GatewayError`.
   */
  markRead: Call<OfProviderLead & { readonly read: boolean }, undefined>;
  /**
   * POST `/gateway/lead/office/v2/leads/{leadId}/note`. Sends `serviceProviderId`, `note` (at most 2048 characters).
   * Returns nothing; the note replaces the lead's notes. Fails with a `GatewayError`.
   */
  saveNote: Call<OfProviderLead & { readonly note: string }, undefined>;
  /**
   * POST `/gateway/lead/office/v2/leads/{leadId}/status`. Sends `serviceProviderId`, `status`. Returns nothing. Fails
   * with a `GatewayError`.
   */
  setStatus: Call<OfProviderLead & { readonly status: string }, undefined>;
  /**
   * POST `/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/archive`. Sends `serviceProviderId`,
   * `leadId`, `archived`. Returns nothing. Fails with a `GatewayError`.
   */
  archive: Call<OfProviderLead & { readonly archived: boolean }, undefined>;
}
