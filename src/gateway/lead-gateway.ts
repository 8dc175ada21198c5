import type { LeadGateway } from '../contract/calls/lead-gateway.js';
import {
  AUTOCOMPLETE_LIMIT,
  AUTOCOMPLETE_TAXONOMY,
  BOARD_SUGGESTION_LIMIT,
  PROVIDER_SUGGESTION_LIMIT,
} from '../contract/limits.js';
import {
  wireAutocomplete,
  wireCategorySuggestions,
  wireTaxonomyCategory,
  wireTopCategories,
} from '../contract/wire/category.js';
import { nothing } from '../contract/wire/fields.js';
import {
  wireContacts,
  wireDeals,
  wireFunnelLead,
  wireOpportunityLeads,
  wireProjects,
} from '../contract/wire/funnel-lead.js';
import { wireLeadPage } from '../contract/wire/lead-page.js';
import { wireMemberSuggestions } from '../contract/wire/message-center.js';
import { wireCity, wireLocationSuggestions, wireSeoCity } from '../contract/wire/place.js';
import {
  wireCombinedProviderDetails,
  wireComparison,
  wireEligibility,
  wireLeadProviders,
  wireProviderDetails,
  wireReviews,
  wireSuggestions,
} from '../contract/wire/provider.js';
import { defineCall } from './call.js';
import { asInteger, asIntegers } from './integers.js';

type Input<Operation extends keyof LeadGateway> = Parameters<LeadGateway[Operation]>[0];

const member = { caller: 'Member' } as const;
const provider = { caller: 'ServiceProvider' } as const;

/** POST /v1/reviews/getByServiceProviderId: a provider's reviews. One-time token where that is the mode. Spec §7 Lead gateway. */
export const reviewsByProvider = defineCall<Input<'reviewsByProvider'>>()({
  ...member,
  operation: 'reviewsByProvider',
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

/** GET /v1/lead/{leadId}/serviceprovider: the providers that a lead went to. Spec §7 Lead gateway. */
export const leadProviders = defineCall<Input<'leadProviders'>>()({
  ...member,
  operation: 'leadProviders',
  method: 'GET',
  path: '/gateway/lead/v1/lead/{leadId}/serviceprovider',
  answer: wireLeadProviders,
});

/** GET /office/v1/leads/{leadId}: the lead of the lead page, first dialect. Spec §7 Lead gateway. */
export const leadForPageV1 = defineCall<Input<'leadForPage'>>()({
  ...provider,
  operation: 'leadForPage',
  method: 'GET',
  path: '/gateway/lead/office/v1/leads/{leadId}',
  query: ({ serviceProviderId }) => ({ serviceProviderId }),
  answer: wireLeadPage,
});

/** GET /office/v2/leads/{leadId}: the lead of the lead page, with caller id. Spec §7 Lead gateway. */
export const leadForPageV2 = defineCall<Input<'leadForPage'>>()({
  ...provider,
  operation: 'leadForPage',
  method: 'GET',
  path: '/gateway/lead/office/v2/leads/{leadId}',
  query: ({ serviceProviderId }) => ({ spId: serviceProviderId }),
  answer: wireLeadPage,
});

/** GET /v1/serviceprovider/{id}/details: a provider and its categories; `withAlId` when the id is an AL one. Spec §7 Lead gateway. */
export const providerDetails = defineCall<Input<'providerDetails'>>()({
  ...member,
  operation: 'providerDetails',
  method: 'GET',
  path: '/gateway/lead/v1/serviceprovider/{serviceProviderId}/details',
  query: ({ withAlId = false }) => ({ withAlId }),
  answer: wireProviderDetails,
});

/** GET /v1/taxonomy/categories/{categoryId}: a service and its parent. Spec §7 Lead gateway. */
export const taxonomyCategory = defineCall<Input<'taxonomyCategory'>>()({
  ...member,
  operation: 'taxonomyCategory',
  method: 'GET',
  path: '/gateway/lead/v1/taxonomy/categories/{categoryId}',
  answer: wireTaxonomyCategory,
});

/** POST /v1/serviceProviders/details: several providers at once, AL and HA. Spec §7 Lead gateway. */
export const combinedProviderDetails = defineCall<Input<'combinedProviderDetails'>>()({
  ...member,
  operation: 'combinedProviderDetails',
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

/** GET /v1/address/getCityAndStateAbbreviationByPostalCode: the city of a postal code. Spec §7 Lead gateway. */
export const cityByPostalCode = defineCall<Input<'cityByPostalCode'>>()({
  ...member,
  operation: 'cityByPostalCode',
  method: 'GET',
  path: '/gateway/lead/v1/address/getCityAndStateAbbreviationByPostalCode',
  query: ({ postalCode }) => ({ postalCode }),
  answer: wireCity,
});

const suggestionsBody = ({ categoryId, postalCode, excludedServiceProviderIds, ...rest }: Input<'suggestions'>) => ({
  categoryId: asInteger(categoryId),
  postalCode,
  excludedServiceProviderIds: asIntegers(excludedServiceProviderIds),
  limit: rest.limit ?? PROVIDER_SUGGESTION_LIMIT,
  epid: rest.epid,
  description: rest.description,
  haProRequiredDetails: rest.haProRequiredDetails,
});

/** POST /v1/serviceproviders/suggestion: AL providers alone. Sends what version 4 sends. Spec §7 Lead gateway. */
export const suggestionsV1 = defineCall<Input<'suggestions'>>()({
  ...member,
  operation: 'suggestions',
  method: 'POST',
  path: '/gateway/lead/v1/serviceproviders/suggestion',
  body: suggestionsBody,
  answer: wireSuggestions,
});

/** POST /v4/serviceproviders/suggestion: AL and HA providers, with a `serviceRequestId`. Spec §7 Lead gateway. */
export const suggestionsV4 = defineCall<Input<'suggestions'>>()({
  ...member,
  operation: 'suggestions',
  method: 'POST',
  path: '/gateway/lead/v4/serviceproviders/suggestion',
  body: suggestionsBody,
  answer: wireSuggestions,
});

/** GET /v1/serviceprovider/{id}/postalcode-eligibility/{postalCode}. Spec §7 Lead gateway. */
export const eligibility = defineCall<Input<'eligibility'>>()({
  ...member,
  operation: 'eligibility',
  method: 'GET',
  path: '/gateway/lead/v1/serviceprovider/{serviceProviderId}/postalcode-eligibility/{postalCode}',
  answer: wireEligibility,
});

/** GET /v1/lead/{leadId}/serviceprovider/comparison. Spec §7 Lead gateway. */
export const comparison = defineCall<Input<'comparison'>>()({
  ...member,
  operation: 'comparison',
  method: 'GET',
  path: '/gateway/lead/v1/lead/{leadId}/serviceprovider/comparison',
  answer: wireComparison,
});

/** POST /office/v1/review-request: asks the lead's customer for a review. Spec §7 Lead gateway. */
export const requestReview = defineCall<Input<'requestReview'>>()({
  ...provider,
  operation: 'requestReview',
  method: 'POST',
  path: '/gateway/lead/office/v1/review-request',
  body: ({ serviceProviderId, leadId }) => ({ serviceProviderId, leadId }),
  answer: nothing,
});

/** GET /v1/lead/{leadId}: a lead for the customer who made it. Spec §7 Lead gateway. */
export const lead = defineCall<Input<'lead'>>()({
  ...member,
  operation: 'lead',
  method: 'GET',
  path: '/gateway/lead/v1/lead/{leadId}',
  answer: wireFunnelLead,
});

/** POST /v1/lead/{leadId}/assign: AL providers alone. Spec §7 Lead gateway. */
export const assignLeadV1 = defineCall<Input<'assignLead'>>()({
  ...member,
  operation: 'assignLead',
  method: 'POST',
  path: '/gateway/lead/v1/lead/{leadId}/assign',
  body: ({ serviceProviderIds }) => ({ serviceProviderIds }),
  answer: nothing,
});

/** POST /v2/lead/{leadId}/assign: AL and HA providers, ids as integers. Spec §7 Lead gateway. */
export const assignLeadV2 = defineCall<Input<'assignLead'>>()({
  ...member,
  operation: 'assignLead',
  method: 'POST',
  path: '/gateway/lead/v2/lead/{leadId}/assign',
  body: ({ serviceProviderIds, haServiceProviderIds = [], serviceRequestId }) => ({
    serviceProviderIds: asIntegers(serviceProviderIds),
    haServiceProviderIds: asIntegers(haServiceProviderIds),
    serviceRequestId: serviceRequestId === undefined ? undefined : asInteger(serviceRequestId),
  }),
  answer: nothing,
});

/** GET /v1/projects: the customer's projects. Spec §7 Lead gateway. */
export const projects = defineCall<Input<'projects'>>()({
  ...member,
  operation: 'projects',
  method: 'GET',
  path: '/gateway/lead/v1/projects',
  query: ({ projectStatuses, leadStatuses, limit, offset }) => ({ projectStatuses, leadStatuses, limit, offset }),
  answer: wireProjects,
});

/** GET /v1/topCategories: the most wanted services; the funnel's filter adds a limit and provider types. Spec §7 Lead gateway. */
export const topCategories = defineCall<Input<'topCategories'>>()({
  ...member,
  operation: 'topCategories',
  method: 'GET',
  path: '/gateway/lead/v1/topCategories',
  query: ({ limit, serviceProviderTypes }) => ({ limit, serviceProviderTypes }),
  answer: wireTopCategories,
});

/** GET /v2/autocomplete: services that fit what is being typed; taxonomy 'HA Task', limit 10. Spec §7 Lead gateway. */
export const autocomplete = defineCall<Input<'autocomplete'>>()({
  ...member,
  operation: 'autocomplete',
  method: 'GET',
  path: '/gateway/lead/v2/autocomplete',
  query: ({ query, taxonomyName = AUTOCOMPLETE_TAXONOMY, limit = AUTOCOMPLETE_LIMIT, serviceProviderTypes }) => ({
    query,
    taxonomyName,
    limit,
    serviceProviderTypes,
  }),
  answer: wireAutocomplete,
});

/** POST /v1/handy/sendLead. Spec §7 Lead gateway. */
export const sendHandyLead = defineCall<Input<'sendHandyLead'>>()({
  ...member,
  operation: 'sendHandyLead',
  method: 'POST',
  path: '/gateway/lead/v1/handy/sendLead',
  body: ({ leadId }) => ({ leadId }),
  answer: nothing,
});

/** POST /v1/lead/send-ol-notification: tells the assigned providers. Spec §7 Lead gateway. */
export const sendNotification = defineCall<Input<'sendNotification'>>()({
  ...member,
  operation: 'sendNotification',
  method: 'POST',
  path: '/gateway/lead/v1/lead/send-ol-notification',
  body: ({ leadIds }) => ({ leadIds }),
  answer: nothing,
});

/** POST /v1/serviceprovider/{id}/add-display-preferences: what a provider does not want to see. Spec §7 Lead gateway. */
export const addDisplayPreferences = defineCall<Input<'addDisplayPreferences'>>()({
  ...provider,
  operation: 'addDisplayPreferences',
  method: 'POST',
  path: '/gateway/lead/v1/serviceprovider/{serviceProviderId}/add-display-preferences',
  body: ({ displayPreferences }) => ({ displayPreferences }),
  answer: nothing,
});

/** GET /v1/deals/followUp: offers that fit a request. Spec §7 Lead gateway. */
export const followUpDeals = defineCall<Input<'followUpDeals'>>()({
  ...member,
  operation: 'followUpDeals',
  method: 'GET',
  path: '/gateway/lead/v1/deals/followUp',
  query: ({ defaultCatGroupIds, categoryId, postalCode }) => ({ defaultCatGroupIds, categoryId, postalCode }),
  answer: wireDeals,
});

/** GET /v1/contact/getByIds. Spec §7 Lead gateway. */
export const contactsByIds = defineCall<Input<'contactsByIds'>>()({
  ...member,
  operation: 'contactsByIds',
  method: 'GET',
  path: '/gateway/lead/v1/contact/getByIds',
  query: ({ contactIds }) => ({ contactIds }),
  answer: wireContacts,
});

/** POST /v1/serviceproviders/fetch-opportunity-leads. Spec §7 Lead gateway. */
export const opportunityLeads = defineCall<Input<'opportunityLeads'>>()({
  ...member,
  operation: 'opportunityLeads',
  method: 'POST',
  path: '/gateway/lead/v1/serviceproviders/fetch-opportunity-leads',
  body: ({ serviceRequestId }) => ({ serviceRequestId }),
  answer: wireOpportunityLeads,
});

/** POST /v1/service-request/send-ol-pro-selection: the HA providers that were chosen. Spec §7 Lead gateway. */
export const sendProSelection = defineCall<Input<'sendProSelection'>>()({
  ...member,
  operation: 'sendProSelection',
  method: 'POST',
  path: '/gateway/lead/v1/service-request/send-ol-pro-selection',
  body: ({ serviceRequestId, haServiceProviderIds }) => ({ serviceRequestId, haServiceProviderIds }),
  answer: nothing,
});

/** GET /v1/address/get-seo-city-state-by-postal-code. Spec §7 Lead gateway. */
export const seoCityByPostalCode = defineCall<Input<'seoCityByPostalCode'>>()({
  ...member,
  operation: 'seoCityByPostalCode',
  method: 'GET',
  path: '/gateway/lead/v1/address/get-seo-city-state-by-postal-code',
  query: ({ postalCode }) => ({ postalCode }),
  answer: wireSeoCity,
});

/** POST /v1/lead/{leadId}/service-provider/mark-hired: the customer hired this provider. Spec §7 Lead gateway. */
export const markHired = defineCall<Input<'markHired'>>()({
  ...member,
  operation: 'markHired',
  method: 'POST',
  path: '/gateway/lead/v1/lead/{leadId}/service-provider/mark-hired',
  body: ({ serviceProviderType, serviceProviderId }) => ({ serviceProviderType, serviceProviderId }),
  answer: nothing,
});

/** GET /office/v1/leads/serviceprovider/{id}/autocomplete/location: places of a provider's leads; limit 5. Spec §7 Lead gateway. */
export const suggestLocations = defineCall<Input<'suggestLocations'>>()({
  ...provider,
  operation: 'suggestLocations',
  method: 'GET',
  path: '/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/autocomplete/location',
  query: ({ query, locationType = 'All', limit = BOARD_SUGGESTION_LIMIT }) => ({ query, locationType, limit }),
  answer: wireLocationSuggestions,
});

/** GET …/autocomplete/categoryName: categories of a provider's leads; limit 5. Spec §7 Lead gateway. */
export const suggestCategories = defineCall<Input<'suggestCategories'>>()({
  ...provider,
  operation: 'suggestCategories',
  method: 'GET',
  path: '/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/autocomplete/categoryName',
  query: ({ query, limit = BOARD_SUGGESTION_LIMIT }) => ({ query, limit }),
  answer: wireCategorySuggestions,
});

/** GET /office/v2/…/autocomplete/memberName: customers of a provider's leads; limit 5. Spec §7 Lead gateway. */
export const suggestMembers = defineCall<Input<'suggestMembers'>>()({
  ...provider,
  operation: 'suggestMembers',
  method: 'GET',
  path: '/gateway/lead/office/v2/leads/serviceprovider/{serviceProviderId}/autocomplete/memberName',
  query: ({ query, limit = BOARD_SUGGESTION_LIMIT }) => ({ query, limit }),
  answer: wireMemberSuggestions,
});

/** POST /v1/user/updatePhone: sends the number alone. Spec §5 Phone normalisation, §7 Lead gateway. */
export const updatePhone = defineCall<Input<'updatePhone'>>()({
  ...member,
  operation: 'updatePhone',
  method: 'POST',
  path: '/gateway/lead/v1/user/updatePhone',
  body: ({ phoneNumber }) => ({ phoneNumber }),
  answer: nothing,
});
