import type { OfLead, OfProvider } from '../wire/ids.js';
import type {
  SuggestInput,
  SuggestLocationsInput,
  WireCategorySuggestions,
  WireLeadPage,
  WireLocationSuggestions,
  WireMemberSuggestions,
} from '../wire/office-leads.js';
import type { Call, VersionOptions } from './call.js';

/** Calls of a provider's office about its leads: the lead page, filters, preferences, review requests. */
export interface OfficeLeadCalls {
  /**
   * GET `/gateway/lead/office/v2/leads/{leadId}?spId=` (v2, the default) or
   * `/gateway/lead/office/v1/leads/{leadId}?serviceProviderId=` (v1). Sends the ids, and in v2 the caller id. Returns
   * the lead of the lead page, in the format that the gateway sent, and `answeredAt`, the gateway's time. Fails with a `GatewayError`.
   */
  leadForPage: Call<OfLead & OfProvider, WireLeadPage, VersionOptions<'v1' | 'v2'>>;
  /**
   * POST `/gateway/lead/office/v1/review-request`. Sends `serviceProviderId`, `leadId`. Returns nothing. Fails with a
   * `GatewayError`.
   */
  requestReview: Call<OfLead & OfProvider, undefined>;
  /**
   * POST `/gateway/lead/v1/serviceprovider/{serviceProviderId}/add-display-preferences`. Sends `displayPreferences`,
   * a list of names. Returns nothing. Fails with a `GatewayError`.
   */
  addDisplayPreferences: Call<OfProvider & { readonly displayPreferences: readonly string[] }, undefined>;
  /**
   * GET `/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/autocomplete/location`. Sends `query`,
   * `locationType` (`All`), `limit` (5). Returns places of the provider's leads. Fails with a `GatewayError`.
   */
  suggestLocations: Call<SuggestLocationsInput, WireLocationSuggestions>;
  /**
   * GET `/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/autocomplete/categoryName`. Sends
   * `query`, `limit` (5). Returns categories of the provider's leads. Fails with a `GatewayError`.
   */
  suggestCategories: Call<SuggestInput, WireCategorySuggestions>;
  /**
   * GET `/gateway/lead/office/v2/leads/serviceprovider/{serviceProviderId}/autocomplete/memberName`. Sends `query`,
   * `limit` (5). Returns customers of the provider's leads, with their contactInformationIds. Fails with a
   * `GatewayError`.
   */
  suggestMembers: Call<SuggestInput, WireMemberSuggestions>;
}
