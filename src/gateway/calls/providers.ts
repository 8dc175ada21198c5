import { type Definitions, defineCall, versions } from '../call.js';
import { PROVIDER_SUGGESTION_LIMIT } from '../limits.js';
import type { ProviderCalls } from '../methods/providers.js';
import { nothing } from '../wire/fields.js';
import { asInteger, asIntegers } from '../wire/ids.js';
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
} from '../wire/providers.js';

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

export const leadProviders = defineCall('leadProviders', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/lead/{leadId}/serviceprovider',
  answer: wireLeadProviders,
});

export const providerDetails = defineCall('providerDetails', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/serviceprovider/{serviceProviderId}/details',
  query: ({ withAlId = false }) => ({ withAlId }),
  answer: wireProviderDetails,
});

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

export const suggestionsV1 = defineCall('suggestions', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/serviceproviders/suggestion',
  body: suggestionsBody,
  answer: wireSuggestions,
});

export const suggestionsV4 = defineCall('suggestions', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v4/serviceproviders/suggestion',
  body: suggestionsBody,
  answer: wireSuggestions,
});

export const eligibility = defineCall('eligibility', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/serviceprovider/{serviceProviderId}/postalcode-eligibility/{postalCode}',
  answer: wireEligibility,
});

export const comparison = defineCall('comparison', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/lead/{leadId}/serviceprovider/comparison',
  answer: wireComparison,
});

export const opportunityLeads = defineCall('opportunityLeads', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/serviceproviders/fetch-opportunity-leads',
  body: ({ serviceRequestId }) => ({ serviceRequestId }),
  answer: wireOpportunityLeads,
});

export const sendProSelection = defineCall('sendProSelection', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/service-request/send-ol-pro-selection',
  body: ({ serviceRequestId, haServiceProviderIds }) => ({ serviceRequestId, haServiceProviderIds }),
  answer: nothing,
});

export const markHired = defineCall('markHired', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/lead/{leadId}/service-provider/mark-hired',
  body: ({ serviceProviderType, serviceProviderId }) => ({ serviceProviderType, serviceProviderId }),
  answer: nothing,
});

export const suggestions = versions({ v1: suggestionsV1, v4: suggestionsV4 }, () => 'v4');

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
