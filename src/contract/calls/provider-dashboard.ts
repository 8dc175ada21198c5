import type { LeadFilters, LeadSort } from '../lead-query.js';
import type { WireCategories } from '../wire/category.js';
import type { WireLead, WireLeads } from '../wire/lead.js';
import type { WireRegisteredNumbers } from '../wire/message-center.js';
import type { WireServiceProviders } from '../wire/service-provider.js';
import type { Call, Id } from './call.js';

export interface LeadsInput {
  readonly serviceProviderId: Id;
  readonly offset?: number;
  readonly sort?: LeadSort;
  readonly limit?: number;
  readonly businessName?: string | undefined;
  readonly featuredLeadId?: Id | undefined;
  readonly filters?: Partial<LeadFilters>;
}

export interface OfProviderLead {
  readonly serviceProviderId: Id;
  readonly leadId: Id;
}

export interface FeedbackInput extends OfProviderLead {
  /** 1 to 5. */
  readonly rating: number;
  readonly reason: string;
  readonly notes?: string;
}

export interface RegisteredNumbersInput {
  readonly spId: Id;
  /** 'ADS' unless told. */
  readonly brand?: string;
}

export interface RegisterNumberInput extends RegisteredNumbersInput {
  readonly name: string;
  readonly phoneNumber: string;
}

/** The calls of the provider's dashboard. */
export interface ProviderDashboard {
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
   * POST `/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/feedback`. Sends `leadId`, `rating` (1
   * to 5), `reason` (the English label), `notes`. Gives nothing. Fails with a `GatewayError`.
   * Provider dashboard
   */
  sendFeedback: Call<FeedbackInput, undefined>;
  /**
   * POST `/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/archive`. Sends `serviceProviderId`,
   * `leadId`, `archived`. Gives nothing. Fails with a `GatewayError`.
   */
  archive: Call<OfProviderLead & { readonly archived: boolean }, undefined>;
  /**
   * GET `/gateway/service-provider-profile/v1/service_provider/{serviceProviderId}/categories`. Sends nothing but
   * the id in the path. Gives what the provider offers. Fails with a `GatewayError`.
   */
  providerCategories: Call<{ readonly serviceProviderId: Id }, WireCategories>;
  /**
   * POST `/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number`. Sends `spId`,
   * `brand` (`ADS`), `name`, `phoneNumber`. Gives nothing. HTTP 409 where the number is connected already. Fails
   * with a `GatewayError`.
   */
  registerNumber: Call<RegisterNumberInput, undefined>;
  /**
   * GET `/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number`. Sends `spId`,
   * `brand` (`ADS`). Gives the provider’s connected numbers. Fails with a `GatewayError`.
   */
  registeredNumbers: Call<RegisteredNumbersInput, WireRegisteredNumbers>;
}
