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

/** The category filter of funnels: a limit, and the provider types to count. */
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

/** The calls below /gateway/lead. */
export interface LeadGateway {
  /**
   * POST `/gateway/lead/v1/reviews/getByServiceProviderId`. Sends `serviceProviderType`, `serviceProviderId`,
   * `limit`, `offset`, `reviewType`. Gives the reviews of a provider and how many there are. Fails with a
   * `GatewayError`.
   */
  reviewsByProvider: Call<ReviewsInput, WireReviews>;
  /**
   * GET `/gateway/lead/v1/lead/{leadId}/serviceprovider`. Sends nothing but the id in the path. Gives the providers
   * that a lead went to, `hired` where one was. Fails with a `GatewayError`.
   */
  leadProviders: Call<OfLead, WireLeadProviders>;
  /**
   * GET `/gateway/lead/office/v2/leads/{leadId}?spId=` (v2, the default) or
   * `/gateway/lead/office/v1/leads/{leadId}?serviceProviderId=` (v1). Sends the ids, and in v2 the caller id. Gives
   * the lead of the lead page, in whichever dialect it came, and `answeredAt`, the gateway’s time. Fails with a `GatewayError`.
   */
  leadForPage: Call<OfLead & OfProvider, WireLeadPage, VersionOptions<'v1' | 'v2'>>;
  /**
   * GET `/gateway/lead/v1/serviceprovider/{serviceProviderId}/details?withAlId=`. Sends `withAlId`, false unless
   * told. Gives the provider’s own id (`serviceProvideId`, sic), its name and categories. Fails with a
   * `GatewayError`.
   */
  providerDetails: Call<OfProvider & { readonly withAlId?: boolean }, WireProviderDetails>;
  /**
   * GET `/gateway/lead/v1/taxonomy/categories/{categoryId}`. Sends nothing but the id in the path. Gives a service
   * and its parent. Fails with a `GatewayError`.
   */
  taxonomyCategory: Call<{ readonly categoryId: Id }, WireTaxonomyCategory>;
  /**
   * POST `/gateway/lead/v1/serviceProviders/details`. Sends `categoryId`, `postalCode`, `alServiceProviderIds`,
   * `haServiceProviderIds`. Gives the details of several providers, AL and HA. Fails with a `GatewayError`.
   * Lead gateway
   */
  combinedProviderDetails: Call<CombinedDetailsInput, WireCombinedProviderDetails>;
  /**
   * GET `/gateway/lead/v1/address/getCityAndStateAbbreviationByPostalCode?postalCode=`. Sends the postal code. Gives
   * city, state abbreviation and advertising zone. Fails with a `GatewayError`.
   */
  cityByPostalCode: Call<OfPostalCode, WireCity>;
  /**
   * POST `/gateway/lead/v4/serviceproviders/suggestion` (v4, the default) or
   * `/gateway/lead/v1/serviceproviders/suggestion` (v1). Sends `categoryId` and `excludedServiceProviderIds` as
   * integers, `postalCode`, `limit` (3), `epid`, `description`, `haProRequiredDetails`. Gives providers that fit, AL
   * and HA with a `serviceRequestId`; in v1 AL alone. Fails with a `GatewayError`.
   * Lead gateway
   */
  suggestions: Call<SuggestionsInput, WireSuggestions, VersionOptions<'v1' | 'v4'>>;
  /**
   * GET `/gateway/lead/v1/serviceprovider/{serviceProviderId}/postalcode-eligibility/{postalCode}`. Sends nothing
   * but what stands in the path. Gives whether the provider works there. Fails with a `GatewayError`.
   */
  eligibility: Call<OfProvider & OfPostalCode, WireEligibility>;
  /**
   * GET `/gateway/lead/v1/lead/{leadId}/serviceprovider/comparison`. Sends nothing but the id in the path. Gives the
   * lead’s providers side by side: rating, distance in miles, years in business. Fails with a `GatewayError`.
   */
  comparison: Call<OfLead, WireComparison>;
  /**
   * POST `/gateway/lead/v3/lead` (v3, the default) or `/gateway/lead/v1/lead` (v1, for an address that is an id).
   * Sends the create payload; `urgency` is `NA`, `showAddress` whether a first line is given, unless told. Gives the
   * id of the new lead. A repeated `requestId` makes no second lead. Fails with a `GatewayError`.
   */
  createLead: Call<CreateLeadInput, WireCreatedLead, VersionOptions<'v1' | 'v3'>>;
  /**
   * POST `/gateway/lead/office/v1/review-request`. Sends `serviceProviderId`, `leadId`. Gives nothing. Fails with a
   * `GatewayError`.
   */
  requestReview: Call<OfLead & OfProvider, undefined>;
  /**
   * GET `/gateway/lead/v1/lead/{leadId}`. Sends nothing but the id in the path. Gives the lead for the customer who
   * made it. Fails with a `GatewayError`.
   */
  lead: Call<OfLead, WireFunnelLead>;
  /**
   * POST `/gateway/lead/v2/lead/{leadId}/assign` (v2, the default) or `/gateway/lead/v1/lead/{leadId}/assign` (v1).
   * Sends `serviceProviderIds`, in v2 as integers with `haServiceProviderIds` and `serviceRequestId`. Gives nothing.
   * Fails with a `GatewayError`.
   */
  assignLead: Call<AssignLeadInput, undefined, VersionOptions<'v1' | 'v2'>>;
  /**
   * GET `/gateway/lead/v1/projects`. Sends `projectStatuses`, `leadStatuses`, `limit`, `offset`. Gives the
   * customer’s projects and how many there are. Fails with a `GatewayError`.
   */
  projects: Call<ProjectsInput, WireProjects>;
  /**
   * GET `/gateway/lead/v1/topCategories`. Sends in funnels `limit` and `serviceProviderTypes`. Gives the most wanted
   * services. Fails with a `GatewayError`.
   */
  topCategories: Call<CategoryFilterInput, WireTopCategories>;
  /**
   * GET `/gateway/lead/v2/autocomplete?query=`. Sends `query`, `taxonomyName` (`HA Task`), `limit` (10), in funnels
   * `serviceProviderTypes`. Gives services that fit what is being typed. Fails with a `GatewayError`.
   */
  autocomplete: Call<AutocompleteInput, WireAutocomplete>;
  /**
   * POST `/gateway/lead/v1/handy/sendLead`. Sends `leadId`. Gives nothing. Fails with a `GatewayError`.
   */
  sendHandyLead: Call<OfLead, undefined>;
  /**
   * POST `/gateway/lead/v1/lead/send-ol-notification`. Sends `leadIds`. Gives nothing; the assigned providers are
   * told. Fails with a `GatewayError`.
   */
  sendNotification: Call<{ readonly leadIds: readonly Id[] }, undefined>;
  /**
   * POST `/gateway/lead/v1/serviceprovider/{serviceProviderId}/add-display-preferences`. Sends `displayPreferences`,
   * a list of names. Gives nothing. Fails with a `GatewayError`.
   */
  addDisplayPreferences: Call<OfProvider & { readonly displayPreferences: readonly string[] }, undefined>;
  /**
   * GET `/gateway/lead/v1/deals/followUp`. Sends `defaultCatGroupIds`, `categoryId`, `postalCode`. Gives offers that
   * fit a request. Fails with a `GatewayError`.
   */
  followUpDeals: Call<
    OfPostalCode & { readonly categoryId: Id; readonly defaultCatGroupIds?: readonly Id[] },
    WireDeals
  >;
  /**
   * GET `/gateway/lead/v1/contact/getByIds`. Sends `contactIds`. Gives the contacts that are known. Fails with a
   * `GatewayError`.
   */
  contactsByIds: Call<{ readonly contactIds: readonly Id[] }, WireContacts>;
  /**
   * POST `/gateway/lead/v1/serviceproviders/fetch-opportunity-leads`. Sends `serviceRequestId`. Gives the leads of a
   * service request, one a provider. Fails with a `GatewayError`.
   */
  opportunityLeads: Call<{ readonly serviceRequestId: Id }, WireOpportunityLeads>;
  /**
   * POST `/gateway/lead/v1/service-request/send-ol-pro-selection`. Sends `serviceRequestId`, `haServiceProviderIds`.
   * Gives nothing. Fails with a `GatewayError`.
   */
  sendProSelection: Call<{ readonly serviceRequestId: Id; readonly haServiceProviderIds: readonly Id[] }, undefined>;
  /**
   * GET `/gateway/lead/v1/address/get-seo-city-state-by-postal-code`. Sends `postalCode`. Gives city and state as
   * they stand in page addresses. Fails with a `GatewayError`.
   */
  seoCityByPostalCode: Call<OfPostalCode, WireSeoCity>;
  /**
   * POST `/gateway/lead/v1/lead/{leadId}/service-provider/mark-hired`. Sends `serviceProviderType`,
   * `serviceProviderId`. Gives nothing. Fails with a `GatewayError`.
   */
  markHired: Call<OfLead & OfProvider & { readonly serviceProviderType: string }, undefined>;
  /**
   * GET `/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/autocomplete/location`. Sends `query`,
   * `locationType` (`All`), `limit` (5). Gives places of the provider’s leads. Fails with a `GatewayError`.
   */
  suggestLocations: Call<SuggestLocationsInput, WireLocationSuggestions>;
  /**
   * GET `/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/autocomplete/categoryName`. Sends
   * `query`, `limit` (5). Gives categories of the provider’s leads. Fails with a `GatewayError`.
   */
  suggestCategories: Call<SuggestInput, WireCategorySuggestions>;
  /**
   * GET `/gateway/lead/office/v2/leads/serviceprovider/{serviceProviderId}/autocomplete/memberName`. Sends `query`,
   * `limit` (5). Gives customers of the provider’s leads, with their contactInformationIds. Fails with a
   * `GatewayError`.
   */
  suggestMembers: Call<SuggestInput, WireMemberSuggestions>;
  /**
   * POST `/gateway/lead/v1/user/updatePhone`. Sends `phoneNumber` alone. Gives nothing. Fails with a `GatewayError`.
   */
  updatePhone: Call<{ readonly phoneNumber: string }, undefined>;
}
