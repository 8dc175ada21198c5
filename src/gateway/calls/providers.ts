import type { ProviderCalls } from '../../contract/calls/providers.js';
import { PROVIDER_SUGGESTION_LIMIT } from '../../contract/limits.js';
import { nothing } from '../../contract/wire/fields.js';
import {
  type SuggestionsInput,
  wireCombinedProviderDetails,
  wireComparison,
  wireEligibility,
  wireLeadProviders,
  wireOpportunityLeads,
  wireProviderDetails,
  wireReviews,
  wireSuggestions,
} from '../../contract/wire/providers.js';
import { type Definitions, defineCall, versions } from '../call.js';
import { asInteger, asIntegers } from './integers.js';

/** POST /v1/reviews/getByServiceProviderId: a provider's reviews. One-time token where that is the mode. */
export const reviewsByProvider = defineCall('reviewsByProvider', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/reviews/getByServiceProviderId',
  body: ({ serviceProviderType, serviceProviderId, limit, offset, reviewType }) => ({
    serviceProviderType,
    serviceProviderId,
    limit,
    offset,
    reviewType,
  }),
  answer: wireReviews,
});

/** GET /v1/lead/{leadId}/serviceprovider: the providers that a lead went to. */
export const leadProviders = defineCall('leadProviders', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/lead/{leadId}/serviceprovider',
  answer: wireLeadProviders,
});

/** GET /v1/serviceprovider/{id}/details: a provider and its categories; `withAlId` when the id is an AL one. */
export const providerDetails = defineCall('providerDetails', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/serviceprovider/{serviceProviderId}/details',
  query: ({ withAlId = false }) => ({ withAlId }),
  answer: wireProviderDetails,
});

/** POST /v1/serviceProviders/details: several providers at once, AL and HA. */
export const combinedProviderDetails = defineCall('combinedProviderDetails', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/serviceProviders/details',
  body: ({ categoryId, postalCode, alServiceProviderIds, haServiceProviderIds }) => ({
    categoryId,
    postalCode,
    alServiceProviderIds,
    haServiceProviderIds,
  }),
  answer: wireCombinedProviderDetails,
});

const suggestionsBody = ({ categoryId, postalCode, excludedServiceProviderIds, ...rest }: SuggestionsInput) => ({
  categoryId: asInteger(categoryId),
  postalCode,
  excludedServiceProviderIds: asIntegers(excludedServiceProviderIds),
  limit: rest.limit ?? PROVIDER_SUGGESTION_LIMIT,
  epid: rest.epid,
  description: rest.description,
  haProRequiredDetails: rest.haProRequiredDetails,
});

/** POST /v1/serviceproviders/suggestion: AL providers alone. Sends what version 4 sends. */
export const suggestionsV1 = defineCall('suggestions', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/serviceproviders/suggestion',
  body: suggestionsBody,
  answer: wireSuggestions,
});

/** POST /v4/serviceproviders/suggestion: AL and HA providers, with a `serviceRequestId`. */
export const suggestionsV4 = defineCall('suggestions', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v4/serviceproviders/suggestion',
  body: suggestionsBody,
  answer: wireSuggestions,
});

/** GET /v1/serviceprovider/{id}/postalcode-eligibility/{postalCode}. */
export const eligibility = defineCall('eligibility', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/serviceprovider/{serviceProviderId}/postalcode-eligibility/{postalCode}',
  answer: wireEligibility,
});

/** GET /v1/lead/{leadId}/serviceprovider/comparison. */
export const comparison = defineCall('comparison', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/lead/{leadId}/serviceprovider/comparison',
  answer: wireComparison,
});

/** POST /v1/serviceproviders/fetch-opportunity-leads. */
export const opportunityLeads = defineCall('opportunityLeads', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/serviceproviders/fetch-opportunity-leads',
  body: ({ serviceRequestId }) => ({ serviceRequestId }),
  answer: wireOpportunityLeads,
});

/** POST /v1/service-request/send-ol-pro-selection: the HA providers that were chosen. */
export const sendProSelection = defineCall('sendProSelection', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/service-request/send-ol-pro-selection',
  body: ({ serviceRequestId, haServiceProviderIds }) => ({ serviceRequestId, haServiceProviderIds }),
  answer: nothing,
});

/** POST /v1/lead/{leadId}/service-provider/mark-hired: the customer hired this provider. */
export const markHired = defineCall('markHired', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/lead/{leadId}/service-provider/mark-hired',
  body: ({ serviceProviderType, serviceProviderId }) => ({ serviceProviderType, serviceProviderId }),
  answer: nothing,
});

export const suggestions = versions({ v1: suggestionsV1, v4: suggestionsV4 }, () => 'v4');

/** Every call of this area. */
export const providerCalls = {
  reviewsByProvider,
  leadProviders,
  providerDetails,
  combinedProviderDetails,
  suggestions,
  eligibility,
  comparison,
  opportunityLeads,
  sendProSelection,
  markHired,
} satisfies Definitions<ProviderCalls>;
