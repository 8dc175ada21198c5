import * as v from 'valibot';
import {
  combinedProviderDetails,
  comparison,
  eligibility,
  leadProviders,
  markHired,
  opportunityLeads,
  providerDetails,
  reviewsByProvider,
  sendProSelection,
  suggestionsV1Request,
  suggestionsV4Request,
} from '../../gateway/calls/providers.js';
import { postalCode } from '../../gateway/wire/form-fields.js';
import { type Answer, badRequest, checked, DONE, notFound, ok } from '../router/answer.js';
import { requiredProvider, requiredRequest, requireSearch } from '../router/required.js';
import { type Call, type Route, routeOf } from '../router/route.js';
import { findProviders, serves, serviceRequestId } from '../rules/find-providers.js';
import { type Provider, type ProviderType, providerOf, reviewsOf } from '../seed/providers.js';
import { SERVICES, serviceOf, tradeOf } from '../seed/services.js';

/** The AL id of a provider is this much below its own id. */
const AL_ID_OFFSET = 1000;

/** A provider and its categories. An AL id finds the same provider as its own id. */
function details({ params }: Call, withAlId: boolean): Answer {
  const input = requiredProvider(params['serviceProviderId']);
  const provider = withAlId ? requiredProvider(String(input.id + AL_ID_OFFSET)) : input;
  return ok({ serviceProvideId: provider.id, name: provider.name, categories: offeredBy(provider) });
}

/** Several providers at once. */
function combinedDetails(_: Call, input: v.InferOutput<NonNullable<typeof combinedProviderDetails.body>>): Answer {
  if (serviceOf(input.categoryId) === undefined) throw badRequest(`categoryId: there is no ${input.categoryId}.`);
  const providers = [
    ...input.alServiceProviderIds.map((providerId) => requiredProvider(providerId, 'AL')),
    ...input.haServiceProviderIds.map((providerId) => requiredProvider(providerId, 'HA')),
  ];
  return ok({
    serviceProviders: providers.map((provider) => ({
      ...ratedAnswer(provider),
      logoUrl: provider.logoUrl ?? null,
      description: `${provider.name} has worked in ${tradeName(provider)} for ${provider.yearsInBusiness === 1 ? 'a year' : `${provider.yearsInBusiness} years`}.`,
      categories: offeredBy(provider).map(({ categoryId, categoryName }) => ({ categoryId, categoryName })),
    })),
  });
}

/** Whether a provider works at a postal code. */
function eligibilityAnswer({ params }: Call): Answer {
  const input = checked(v.object({ postalCode }), params);
  return ok({ eligible: serves(requiredProvider(params['serviceProviderId']), input.postalCode) });
}

/** A page of a provider's reviews, the newest first. */
function reviewsAnswer({ now }: Call, input: v.InferOutput<NonNullable<typeof reviewsByProvider.body>>): Answer {
  const { serviceProviderId, serviceProviderType, limit = 10, offset = 0 } = input;
  const reviews = reviewsOf(requiredProvider(serviceProviderId, serviceProviderType), now);
  return ok({ reviews: reviews.slice(offset, offset + limit), totalCount: reviews.length });
}

/** Name and rating of a provider. A new provider has no rating. */
function ratedAnswer({ id: serviceProviderId, type, name, rating, reviewCount }: Provider) {
  return { serviceProviderId, serviceProviderType: type, name, rating: rating ?? null, reviewCount };
}

function offeredBy({ id: providerId, tradeId, reviewCount }: Provider) {
  return SERVICES.filter((service) => tradeOf(service) === tradeId).map(
    ({ id: categoryId, name, parentId }, index) => ({
      categoryId,
      categoryName: name,
      parentCategory: parentId === undefined ? null : { categoryId: parentId },
      overallReviewCount: Math.floor(reviewCount / (1 + ((index + providerId) % 7))),
    }),
  );
}

function tradeName({ tradeId }: Provider): string {
  return (serviceOf(String(tradeId))?.name ?? 'home services').toLowerCase();
}

function suggested(
  { state }: Call,
  { excludedServiceProviderIds: excluded, ...input }: v.InferOutput<ReturnType<typeof suggestionsV4Request.fields>>,
  types: readonly ProviderType[],
) {
  if (serviceOf(input.categoryId) === undefined) throw badRequest(`categoryId: there is no ${input.categoryId}.`);
  const found = state.empty ? [] : findProviders({ ...input, excluded }, types);
  return found.map(suggestionAnswer);
}

function suggestionAnswer({ id, type, name, rating, reviewCount, logoUrl, preselected }: Provider) {
  return {
    id,
    serviceProviderType: type,
    name,
    rating: rating ?? null,
    reviewCount,
    logoUrl: logoUrl ?? null,
    preselected,
  };
}

/** The providers that a request went to. */
function leadProvidersAnswer(call: Call): Answer {
  const { providers } = requiredRequest(call, call.params['leadId']);
  return ok({
    serviceProviders: providers.map((provider) => {
      const known = providerOf(provider.serviceProviderId);
      return { ...provider, name: known?.name ?? '', phoneNumber: known?.phoneNumber ?? null };
    }),
  });
}

/** The providers of a request side by side. */
function comparisonAnswer(call: Call): Answer {
  const providers = requiredRequest(call, call.params['leadId']).providers.flatMap(
    ({ serviceProviderId }) => providerOf(serviceProviderId) ?? [],
  );
  return ok({
    serviceProviders: providers.map((provider) => ({
      ...ratedAnswer(provider),
      distanceMiles: Math.round((provider.id * 7) % 180) / 10 + 0.4,
      yearsInBusiness: provider.yearsInBusiness,
    })),
  });
}

/** Saves that the customer hired a provider of the request. */
function hire(
  call: Call,
  { serviceProviderId, serviceProviderType }: v.InferOutput<NonNullable<typeof markHired.body>>,
): Answer {
  const provider = requiredRequest(call, call.params['leadId']).providers.find(
    (one) => one.serviceProviderId === serviceProviderId && one.serviceProviderType === serviceProviderType,
  );
  if (provider === undefined) throw notFound(`The lead has no ${serviceProviderType} provider ${serviceProviderId}.`);
  provider.hired = true;
  return DONE;
}

/** Saves which HA providers of a search were chosen. */
function select(
  { state }: Call,
  { serviceRequestId, haServiceProviderIds }: v.InferOutput<NonNullable<typeof sendProSelection.body>>,
): Answer {
  requireSearch(serviceRequestId);
  for (const providerId of haServiceProviderIds) requiredProvider(providerId, 'HA');
  for (const serviceProviderId of haServiceProviderIds) {
    state.data.selections.push({ serviceRequestId, serviceProviderId });
  }
  return DONE;
}

/** The leads of a search, one for each HA provider that was assigned or chosen. */
function leadsOfSearch({ state }: Call, serviceRequestId: string): Answer {
  requireSearch(serviceRequestId);
  const selected = state.data.selections
    .filter((selection) => selection.serviceRequestId === serviceRequestId)
    .map(({ serviceProviderId }) => serviceProviderId);
  const requests = state.data.requests.filter((request) => request.serviceRequestId === serviceRequestId);
  const leads = requests.flatMap(({ leadId, providers }) => {
    const assigned = providers.filter(({ serviceProviderType }) => serviceProviderType === 'HA');
    const all = new Set([...assigned.map(({ serviceProviderId }) => serviceProviderId), ...selected]);
    return [...all].map((serviceProviderId) => ({ leadId, serviceProviderId }));
  });
  return ok({ leads });
}

/** A POST that does not change anything. */
const READS = { writes: false };

export const PROVIDER_ROUTES: readonly Route[] = [
  routeOf(reviewsByProvider, reviewsAnswer, READS),
  routeOf(leadProviders, leadProvidersAnswer),
  routeOf(providerDetails, (call, { withAlId }) => details(call, withAlId)),
  routeOf(combinedProviderDetails, combinedDetails, READS),
  routeOf(suggestionsV1Request, (call, input) => ok({ serviceProviders: suggested(call, input, ['AL']) }), READS),
  routeOf(
    suggestionsV4Request,
    (call, input) =>
      ok({ serviceProviders: suggested(call, input, ['AL', 'HA']), serviceRequestId: serviceRequestId(input) }),
    READS,
  ),
  routeOf(eligibility, eligibilityAnswer),
  routeOf(comparison, comparisonAnswer),
  routeOf(opportunityLeads, (call, { serviceRequestId: search }) => leadsOfSearch(call, search), READS),
  routeOf(sendProSelection, select),
  routeOf(markHired, hire),
];
