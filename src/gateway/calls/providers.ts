import * as v from 'valibot';
import { defineCall, type InputOf, versions, withSchema } from '../call.js';
import { AL_PROVIDER, ASSIGNED_REQUEST, CATEGORY, example, HA_PROVIDER, POSTAL_CODE, SEARCH } from '../example.js';
import { PROVIDER_SUGGESTION_LIMIT } from '../limits.js';
import { amount, count, id, ids, instant, limit, nothing, text, wholeNumber } from '../wire/fields.js';
import { integerId, postalCode } from '../wire/form-fields.js';
import { asInteger, asIntegers, type Id, type OfPostalCode } from '../wire/ids.js';

/** `AL` or `HA`. Types that this version does not know are accepted. */
const providerType = v.string();

const provider = v.object({ serviceProviderId: id, serviceProviderType: providerType, name: v.string() });

const rated = { rating: v.nullish(amount), reviewCount: v.nullish(count) };

/** The reviews of one provider: the answer of `reviewsByProvider`. */
export const wireReviews = v.object({
  reviews: v.array(
    v.object({ reviewId: id, rating: amount, text, authorName: text, createDate: instant, categoryName: text }),
  ),
  totalCount: count,
});

export type WireReviews = v.InferOutput<typeof wireReviews>;

/** List the reviews of a provider. */
export const reviewsByProvider = defineCall('reviewsByProvider', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/reviews/getByServiceProviderId',
  body: v.object({
    serviceProviderType: providerType,
    serviceProviderId: id,
    limit: v.optional(limit),
    offset: v.optional(wholeNumber),
    reviewType: v.optional(v.string()),
  }),
  answer: wireReviews,
});

export type ReviewsInput = InputOf<typeof reviewsByProvider>;

/** The providers that a lead went to: the answer of `leadProviders`. */
export const wireLeadProviders = v.object({
  serviceProviders: v.array(v.object({ ...provider.entries, phoneNumber: text, hired: v.nullish(v.boolean()) })),
});

export type WireLeadProviders = v.InferOutput<typeof wireLeadProviders>;

/** List the providers that a request went to. */
export const leadProviders = defineCall('leadProviders', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/lead/{leadId}/serviceprovider',
  answer: wireLeadProviders,
});

const offeredCategory = v.object({
  categoryId: id,
  categoryName: v.string(),
  parentCategory: v.nullish(v.object({ categoryId: id })),
  overallReviewCount: amount,
});

/** One provider: the answer of `providerDetails`. The gateway spells the field `serviceProvideId`. */
export const wireProviderDetails = v.object({
  serviceProvideId: id,
  name: text,
  categories: v.array(offeredCategory),
});

export type WireProviderDetails = v.InferOutput<typeof wireProviderDetails>;

/** Get a provider and its categories. */
export const providerDetails = defineCall('providerDetails', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/serviceprovider/{serviceProviderId}/details',
  query: v.object({ withAlId: v.optional(v.boolean(), false) }),
  answer: wireProviderDetails,
});

/** Several providers at once: the answer of `combinedProviderDetails`. */
export const wireCombinedProviderDetails = v.object({
  serviceProviders: v.array(
    v.object({
      ...provider.entries,
      ...rated,
      logoUrl: text,
      description: text,
      categories: v.nullish(v.array(v.object({ categoryId: id, categoryName: text }))),
    }),
  ),
});

export type WireCombinedProviderDetails = v.InferOutput<typeof wireCombinedProviderDetails>;

/** Get several providers at once. */
export const combinedProviderDetails = defineCall('combinedProviderDetails', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/serviceProviders/details',
  body: v.object({
    categoryId: id,
    postalCode,
    alServiceProviderIds: ids,
    haServiceProviderIds: ids,
  }),
  answer: wireCombinedProviderDetails,
});

export type CombinedDetailsInput = InputOf<typeof combinedProviderDetails>;

export interface SuggestionsInput extends OfPostalCode {
  readonly categoryId: Id;
  readonly excludedServiceProviderIds?: readonly Id[];
  /** 3 by default. */
  readonly limit?: number;
  readonly epid?: string;
  readonly description?: string;
  /** Sent without a change. */
  readonly haProRequiredDetails?: unknown;
}

/** Suggested providers: the answer of `suggestions`. Version 1 has only AL providers and no `serviceRequestId`. */
export const wireSuggestions = v.object({
  serviceProviders: v.array(
    v.object({
      id,
      serviceProviderType: providerType,
      name: v.string(),
      ...rated,
      logoUrl: text,
      preselected: v.nullish(v.boolean()),
    }),
  ),
  serviceRequestId: v.nullish(id),
});

export type WireSuggestions = v.InferOutput<typeof wireSuggestions>;

const suggestionsBody = ({ categoryId, postalCode, excludedServiceProviderIds, ...rest }: SuggestionsInput) => ({
  categoryId: asInteger(categoryId),
  postalCode,
  excludedServiceProviderIds: asIntegers(excludedServiceProviderIds),
  limit: rest.limit ?? PROVIDER_SUGGESTION_LIMIT,
  epid: rest.epid,
  description: rest.description,
  haProRequiredDetails: rest.haProRequiredDetails,
});

const suggestionsFields = () =>
  v.object({
    categoryId: integerId,
    postalCode,
    excludedServiceProviderIds: v.optional(v.array(integerId), []),
    limit: v.optional(limit, PROVIDER_SUGGESTION_LIMIT),
    epid: v.optional(v.string()),
    description: v.optional(v.string()),
    haProRequiredDetails: v.optional(v.unknown()),
  });

/**
 * Suggest AL providers only.
 * @remarks The client sends this version only where the host asks for it. Its answer has no `serviceRequestId`.
 */
export const suggestionsV1 = defineCall('suggestions', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/serviceproviders/suggestion',
  body: suggestionsBody,
  answer: wireSuggestions,
});

export const suggestionsV1Request = withSchema(suggestionsV1, suggestionsFields);

/**
 * Suggest providers for a service at a postal code.
 * @remarks Returns AL and HA providers, and the id of the search. Ids go out as integers.
 */
export const suggestionsV4 = defineCall('suggestions', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v4/serviceproviders/suggestion',
  body: suggestionsBody,
  answer: wireSuggestions,
});

export const suggestionsV4Request = withSchema(suggestionsV4, suggestionsFields);

/** Suggest providers for a service at a postal code: in version 4, the default, AL and HA, in version 1 only AL. */
export const suggestions = versions('suggestions', { v1: suggestionsV1, v4: suggestionsV4 }, () => 'v4');

/** Whether a provider serves a postal code. */
export const wireEligibility = v.object({ eligible: v.boolean() });

export type WireEligibility = v.InferOutput<typeof wireEligibility>;

/** Ask whether a provider works at a postal code. */
export const eligibility = defineCall('eligibility', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/serviceprovider/{serviceProviderId}/postalcode-eligibility/{postalCode}',
  answer: wireEligibility,
});

/** The providers of a lead side by side: the answer of `comparison`. */
export const wireComparison = v.object({
  serviceProviders: v.array(
    v.object({
      ...provider.entries,
      ...rated,
      distanceMiles: v.nullish(amount),
      yearsInBusiness: v.nullish(amount),
    }),
  ),
});

export type WireComparison = v.InferOutput<typeof wireComparison>;

/** Compare the providers of a request. */
export const comparison = defineCall('comparison', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/lead/{leadId}/serviceprovider/comparison',
  answer: wireComparison,
});

export const wireOpportunityLeads = v.object({ leads: v.array(v.object({ leadId: id, serviceProviderId: id })) });

export type WireOpportunityLeads = v.InferOutput<typeof wireOpportunityLeads>;

/** List the leads of a search. */
export const opportunityLeads = defineCall('opportunityLeads', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/serviceproviders/fetch-opportunity-leads',
  body: v.object({ serviceRequestId: id }),
  answer: wireOpportunityLeads,
});

/** Record which HA providers the customer has chosen. */
export const sendProSelection = defineCall('sendProSelection', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/service-request/send-ol-pro-selection',
  body: v.object({ serviceRequestId: id, haServiceProviderIds: ids }),
  answer: nothing,
});

/** Record which provider the customer has hired. */
export const markHired = defineCall('markHired', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/lead/{leadId}/service-provider/mark-hired',
  body: v.object({ serviceProviderType: providerType, serviceProviderId: id }),
  answer: nothing,
});

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
};

const search = { categoryId: CATEGORY, postalCode: POSTAL_CODE };
const ofRequest = { leadId: ASSIGNED_REQUEST };
const ofAlProvider = { serviceProviderType: 'AL', serviceProviderId: AL_PROVIDER };

export const examples = () => ({
  suggestionsV4: example(suggestionsV4Request, ['raq-funnel'], search),
  suggestionsV1: example(suggestionsV1Request, ['raq-funnel'], search),
  eligibility: example(eligibility, ['raq-funnel'], { serviceProviderId: AL_PROVIDER, postalCode: POSTAL_CODE }),
  providerDetails: example(providerDetails, ['raq-funnel'], { serviceProviderId: AL_PROVIDER }),
  combinedProviderDetails: example(combinedProviderDetails, ['raq-funnel'], {
    ...search,
    alServiceProviderIds: [AL_PROVIDER],
    haServiceProviderIds: [HA_PROVIDER],
  }),
  reviewsByProvider: example(reviewsByProvider, ['raq-funnel'], { ...ofAlProvider, limit: 3 }),
  leadProviders: example(leadProviders, ['raq-funnel'], ofRequest),
  comparison: example(comparison, ['raq-funnel'], ofRequest),
  markHired: example(markHired, ['raq-funnel'], { ...ofRequest, ...ofAlProvider }),
  sendProSelection: example(sendProSelection, ['raq-funnel'], {
    serviceRequestId: SEARCH,
    haServiceProviderIds: [HA_PROVIDER],
  }),
  opportunityLeads: example(opportunityLeads, [], { serviceRequestId: SEARCH }),
});
