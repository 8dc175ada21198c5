import type { Id } from '../wire/ids.js';
import type {
  LeadsInput,
  OfProviderLead,
  WireLead,
  WireLeads,
  WireServiceProviders,
} from '../wire/provider-dashboard.js';
import type { Call } from './call.js';

/** What a board shows and changes. */
export interface DashboardCalls {
  /**
   * GET `/gateway/office-home/v4/service_provider?serviceProviderIds=`. Sends the provider’s id. Gives its name and
   * postal code. Fails with a `GatewayError`.
   */
  serviceProvider: Call<{ readonly serviceProviderId: Id }, WireServiceProviders>;
  /**
   * POST `/gateway/lead/office/v6/leads/serviceProvider/{serviceProviderId}`. Sends `offset` (0), `sort`
   * (`NewestOldest`), `limit` (5), `businessName`, `featuredLeadId`, and the filters: `archived`,
   * `hasUnreadMessages`, `displayLead`, `sources` always, any other when it is set. Gives a page of leads and how
   * many there are. Fails with a `GatewayError`.
   */
  leads: Call<LeadsInput, WireLeads>;
  /**
   * GET `/gateway/lead/office/v2/leads/{leadId}?spId=`. Sends the ids. Gives one lead in the provider’s view. Fails
   * with a `GatewayError`.
   */
  providerLead: Call<OfProviderLead, WireLead>;
  /**
   * POST `/gateway/lead/office/v2/leads/serviceprovider/{serviceProviderId}/read`. Sends `leadId`, `read`. Gives
   * nothing. Fails with a `GatewayError`.
   */
  markRead: Call<OfProviderLead & { readonly read: boolean }, undefined>;
  /**
   * POST `/gateway/lead/office/v2/leads/{leadId}/note`. Sends `serviceProviderId`, `note` (at most 2048 characters).
   * Gives nothing; the note replaces the lead’s notes. Fails with a `GatewayError`.
   */
  saveNote: Call<OfProviderLead & { readonly note: string }, undefined>;
  /**
   * POST `/gateway/lead/office/v2/leads/{leadId}/status`. Sends `serviceProviderId`, `status`. Gives nothing. Fails
   * with a `GatewayError`.
   */
  setStatus: Call<OfProviderLead & { readonly status: string }, undefined>;
  /**
   * POST `/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/archive`. Sends `serviceProviderId`,
   * `leadId`, `archived`. Gives nothing. Fails with a `GatewayError`.
   */
  archive: Call<OfProviderLead & { readonly archived: boolean }, undefined>;
}
