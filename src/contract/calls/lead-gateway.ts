import type {
  WireAutocomplete,
  WireCategorySuggestions,
  WireTaxonomyCategory,
  WireTopCategories,
} from '../wire/category.js';
import type {
  WireContacts,
  WireCreatedLead,
  WireDeals,
  WireFunnelLead,
  WireOpportunityLeads,
  WireProjects,
} from '../wire/funnel-lead.js';
import type { WireLeadPage } from '../wire/lead-page.js';
import type { WireMemberSuggestions } from '../wire/message-center.js';
import type { WireCity, WireLocationSuggestions, WireSeoCity } from '../wire/place.js';
import type {
  WireCombinedProviderDetails,
  WireComparison,
  WireEligibility,
  WireLeadProviders,
  WireProviderDetails,
  WireReviews,
  WireSuggestions,
} from '../wire/provider.js';
import type { Call, Id, VersionOptions } from './call.js';
import type { CreateLeadInput } from './create-lead.js';

export interface OfLead {
  readonly leadId: Id;
}

export interface OfProvider {
  readonly serviceProviderId: Id;
}

export interface OfPostalCode {
  readonly postalCode: string;
}

export interface ReviewsInput extends OfProvider {
  readonly serviceProviderType: string;
  readonly limit?: number;
  readonly offset?: number;
  readonly reviewType?: string;
}

export interface CombinedDetailsInput extends OfPostalCode {
  readonly categoryId: Id;
  readonly alServiceProviderIds: readonly Id[];
  readonly haServiceProviderIds: readonly Id[];
}

export interface SuggestionsInput extends OfPostalCode {
  readonly categoryId: Id;
  readonly excludedServiceProviderIds?: readonly Id[];
  /** 3 unless told. */
  readonly limit?: number;
  readonly epid?: string;
  readonly description?: string;
  /** Passed through untouched. */
  readonly haProRequiredDetails?: unknown;
}

export interface AssignLeadInput extends OfLead {
  readonly serviceProviderIds: readonly Id[];
  /** Version 2 alone. */
  readonly haServiceProviderIds?: readonly Id[];
  /** Version 2 alone. */
  readonly serviceRequestId?: Id | undefined;
}

export interface ProjectsInput {
  readonly projectStatuses?: readonly string[];
  readonly leadStatuses?: readonly string[];
  readonly limit?: number;
  readonly offset?: number;
}

/** The category filter of funnels: a limit, and the provider types to count (Spec §7). */
export interface CategoryFilterInput {
  readonly limit?: number;
  readonly serviceProviderTypes?: readonly string[];
}

export interface AutocompleteInput extends CategoryFilterInput {
  readonly query: string;
  /** 'HA Task' unless told. */
  readonly taxonomyName?: string;
}

export interface SuggestInput extends OfProvider {
  readonly query: string;
  /** 5 unless told. */
  readonly limit?: number;
}

export interface SuggestLocationsInput extends SuggestInput {
  /** `All` unless told. */
  readonly locationType?: 'All' | 'City' | 'PostalCode';
}

/** The calls below /gateway/lead (Spec §7 Lead gateway). */
export interface LeadGateway {
  reviewsByProvider: Call<ReviewsInput, WireReviews>;
  leadProviders: Call<OfLead, WireLeadProviders>;
  leadForPage: Call<OfLead & OfProvider, WireLeadPage, VersionOptions<'v1' | 'v2'>>;
  providerDetails: Call<OfProvider & { readonly withAlId?: boolean }, WireProviderDetails>;
  taxonomyCategory: Call<{ readonly categoryId: Id }, WireTaxonomyCategory>;
  combinedProviderDetails: Call<CombinedDetailsInput, WireCombinedProviderDetails>;
  cityByPostalCode: Call<OfPostalCode, WireCity>;
  suggestions: Call<SuggestionsInput, WireSuggestions, VersionOptions<'v1' | 'v4'>>;
  eligibility: Call<OfProvider & OfPostalCode, WireEligibility>;
  comparison: Call<OfLead, WireComparison>;
  createLead: Call<CreateLeadInput, WireCreatedLead, VersionOptions<'v1' | 'v3'>>;
  requestReview: Call<OfLead & OfProvider, undefined>;
  lead: Call<OfLead, WireFunnelLead>;
  assignLead: Call<AssignLeadInput, undefined, VersionOptions<'v1' | 'v2'>>;
  projects: Call<ProjectsInput, WireProjects>;
  topCategories: Call<CategoryFilterInput, WireTopCategories>;
  autocomplete: Call<AutocompleteInput, WireAutocomplete>;
  sendHandyLead: Call<OfLead, undefined>;
  sendNotification: Call<{ readonly leadIds: readonly Id[] }, undefined>;
  addDisplayPreferences: Call<OfProvider & { readonly displayPreferences: readonly string[] }, undefined>;
  followUpDeals: Call<
    OfPostalCode & { readonly categoryId: Id; readonly defaultCatGroupIds?: readonly Id[] },
    WireDeals
  >;
  contactsByIds: Call<{ readonly contactIds: readonly Id[] }, WireContacts>;
  opportunityLeads: Call<{ readonly serviceRequestId: Id }, WireOpportunityLeads>;
  sendProSelection: Call<{ readonly serviceRequestId: Id; readonly haServiceProviderIds: readonly Id[] }, undefined>;
  seoCityByPostalCode: Call<OfPostalCode, WireSeoCity>;
  markHired: Call<OfLead & OfProvider & { readonly serviceProviderType: string }, undefined>;
  suggestLocations: Call<SuggestLocationsInput, WireLocationSuggestions>;
  suggestCategories: Call<SuggestInput, WireCategorySuggestions>;
  suggestMembers: Call<SuggestInput, WireMemberSuggestions>;
  updatePhone: Call<{ readonly phoneNumber: string }, undefined>;
}
