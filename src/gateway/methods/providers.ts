import type { Id, OfLead, OfPostalCode, OfProvider } from '../wire/ids.js';
import type {
  CombinedDetailsInput,
  ReviewsInput,
  SuggestionsInput,
  WireCombinedProviderDetails,
  WireComparison,
  WireEligibility,
  WireLeadProviders,
  WireOpportunityLeads,
  WireProviderDetails,
  WireReviews,
  WireSuggestions,
} from '../wire/providers.js';
import type { Call, VersionOptions } from './call.js';

/** Calls about service providers: details, suggestions, comparison, and the customer's choice. */
export interface ProviderCalls {
  /**
   * POST `/gateway/lead/v1/reviews/getByServiceProviderId`. Sends `serviceProviderType`, `serviceProviderId`,
   * `limit`, `offset`, `reviewType`. Returns the reviews of a provider and how many there are. Fails with a
   * `GatewayError`.
   */
  reviewsByProvider: Call<ReviewsInput, WireReviews>;
  /**
   * GET `/gateway/lead/v1/lead/{leadId}/serviceprovider`. Sends only the id in the path. Returns the providers
   * that a lead went to, `hired` where one was. Fails with a `GatewayError`.
   */
  leadProviders: Call<OfLead, WireLeadProviders>;
  /**
   * GET `/gateway/lead/v1/serviceprovider/{serviceProviderId}/details?withAlId=`. Sends `withAlId`, false unless
   * told. Returns the provider's own id (`serviceProvideId`, sic), name and categories. Fails with a
   * `GatewayError`.
   */
  providerDetails: Call<OfProvider & { readonly withAlId?: boolean }, WireProviderDetails>;
  /**
   * POST `/gateway/lead/v1/serviceProviders/details`. Sends `categoryId`, `postalCode`, `alServiceProviderIds`,
   * `haServiceProviderIds`. Returns the details of several providers, AL and HA. Fails with a `GatewayError`.
   */
  combinedProviderDetails: Call<CombinedDetailsInput, WireCombinedProviderDetails>;
  /**
   * POST `/gateway/lead/v4/serviceproviders/suggestion` (v4, the default) or
   * `/gateway/lead/v1/serviceproviders/suggestion` (v1). Sends `categoryId` and `excludedServiceProviderIds` as
   * integers, `postalCode`, `limit` (3), `epid`, `description`, `haProRequiredDetails`. Returns providers that fit, AL
   * and HA with a `serviceRequestId`; in v1 AL alone. Fails with a `GatewayError`.
   */
  suggestions: Call<SuggestionsInput, WireSuggestions, VersionOptions<'v1' | 'v4'>>;
  /**
   * GET `/gateway/lead/v1/serviceprovider/{serviceProviderId}/postalcode-eligibility/{postalCode}`. Sends nothing
   * but what stands in the path. Returns whether the provider works there. Fails with a `GatewayError`.
   */
  eligibility: Call<OfProvider & OfPostalCode, WireEligibility>;
  /**
   * GET `/gateway/lead/v1/lead/{leadId}/serviceprovider/comparison`. Sends only the id in the path. Returns the
   * lead's providers side by side: rating, distance in miles, years in business. Fails with a `GatewayError`.
   */
  comparison: Call<OfLead, WireComparison>;
  /**
   * POST `/gateway/lead/v1/serviceproviders/fetch-opportunity-leads`. Sends `serviceRequestId`. Returns the leads of a
   * service request, one a provider. Fails with a `GatewayError`.
   */
  opportunityLeads: Call<{ readonly serviceRequestId: Id }, WireOpportunityLeads>;
  /**
   * POST `/gateway/lead/v1/service-request/send-ol-pro-selection`. Sends `serviceRequestId`, `haServiceProviderIds`.
   * Returns nothing. Fails with a `GatewayError`.
   */
  sendProSelection: Call<{ readonly serviceRequestId: Id; readonly haServiceProviderIds: readonly Id[] }, undefined>;
  /**
   * POST `/gateway/lead/v1/lead/{leadId}/service-provider/mark-hired`. Sends `serviceProviderType`,
   * `serviceProviderId`. Returns nothing. Fails with a `GatewayError`.
   */
  markHired: Call<OfLead & OfProvider & { readonly serviceProviderType: string }, undefined>;
}
