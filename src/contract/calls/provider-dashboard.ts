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

/** The calls of the provider's dashboard (Spec §7 Provider dashboard). */
export interface ProviderDashboard {
  serviceProvider: Call<{ readonly serviceProviderId: Id }, WireServiceProviders>;
  leads: Call<LeadsInput, WireLeads>;
  providerLead: Call<OfProviderLead, WireLead>;
  markRead: Call<OfProviderLead & { readonly read: boolean }, undefined>;
  saveNote: Call<OfProviderLead & { readonly note: string }, undefined>;
  setStatus: Call<OfProviderLead & { readonly status: string }, undefined>;
  sendFeedback: Call<FeedbackInput, undefined>;
  archive: Call<OfProviderLead & { readonly archived: boolean }, undefined>;
  providerCategories: Call<{ readonly serviceProviderId: Id }, WireCategories>;
  registerNumber: Call<RegisterNumberInput, undefined>;
  registeredNumbers: Call<RegisteredNumbersInput, WireRegisteredNumbers>;
}
