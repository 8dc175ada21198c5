import * as v from 'valibot';
import { PROVIDER_SUGGESTION_LIMIT } from '../../gateway/limits.js';
import { type Answer, badRequest, DONE, notFound, ok } from '../router/answer.js';
import { checked, fieldsOf, id, integerId, postalCode, wholeNumber, yesOrNo } from '../router/read-body.js';
import { requiredProvider, requiredRequest, requireSearch } from '../router/required.js';
import { type Call, type Route, routesAt } from '../router/route.js';
import { findProviders, serves, serviceRequestId } from '../rules/find-providers.js';
import { type Provider, type ProviderType, providerOf, reviewsOf } from '../seed/providers.js';
import { SERVICES, serviceOf, tradeOf } from '../seed/taxonomy.js';

const suggestionsBody = v.object({
  categoryId: integerId,
  postalCode,
  excludedServiceProviderIds: v.optional(v.array(integerId), []),
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(50)), PROVIDER_SUGGESTION_LIMIT),
  epid: v.optional(v.string()),
  description: v.optional(v.string()),
  haProRequiredDetails: v.optional(v.unknown()),
});

/** The AL id of a provider is this much below its own id. */
const AL_ID_OFFSET = 1000;

const detailsQuery = v.object({ withAlId: v.optional(yesOrNo, 'false') });

const combinedBody = v.object({
  categoryId: id,
  postalCode,
  alServiceProviderIds: v.array(id),
  haServiceProviderIds: v.array(id),
});

const reviewsBody = v.object({
  serviceProviderType: v.picklist(['AL', 'HA']),
  serviceProviderId: id,
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)), 10),
  offset: v.optional(wholeNumber, 0),
  reviewType: v.optional(v.string()),
});

/** A provider and its categories. An AL id finds the same provider as its own id. */
export function providerDetails({ params, query }: Call): Answer {
  const { withAlId } = checked(detailsQuery, fieldsOf(query));
  const input = requiredProvider(params['serviceProviderId']);
  const provider = withAlId ? requiredProvider(String(input.id + AL_ID_OFFSET)) : input;
  return ok({ serviceProvideId: provider.id, name: provider.name, categories: offeredBy(provider) });
}

/** Several providers at once. */
export function combinedProviderDetails({ body }: Call): Answer {
  const input = checked(combinedBody, body);
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
export function eligibility({ params }: Call): Answer {
  const input = checked(v.object({ postalCode }), params);
  return ok({ eligible: serves(requiredProvider(params['serviceProviderId']), input.postalCode) });
}

/** A page of a provider's reviews, the newest first. */
export function reviewsByProvider({ body, now }: Call): Answer {
  const { serviceProviderId, serviceProviderType, limit, offset } = checked(reviewsBody, body);
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

/** Only AL providers. */
export function suggestionsV1(call: Call): Answer {
  return ok({ serviceProviders: suggested(call, ['AL']).providers });
}

/** AL and HA providers, and the id of the search. */
export function suggestionsV4(call: Call): Answer {
  const { asked: input, providers } = suggested(call, ['AL', 'HA']);
  return ok({ serviceProviders: providers, serviceRequestId: serviceRequestId(input) });
}

function suggested({ body, state }: Call, types: readonly ProviderType[]) {
  const { excludedServiceProviderIds: excluded, ...input } = checked(suggestionsBody, body);
  if (serviceOf(input.categoryId) === undefined) throw badRequest(`categoryId: there is no ${input.categoryId}.`);
  const found = state.empty ? [] : findProviders({ ...input, excluded }, types);
  return { asked: input, providers: found.map(suggestionAnswer) };
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

const hiredBody = v.object({ serviceProviderType: v.picklist(['AL', 'HA']), serviceProviderId: id });

/** The providers that a request went to. */
export function leadProviders(call: Call): Answer {
  const { providers } = requiredRequest(call, call.params['leadId']);
  return ok({
    serviceProviders: providers.map((provider) => {
      const known = providerOf(provider.serviceProviderId);
      return { ...provider, name: known?.name ?? '', phoneNumber: known?.phoneNumber ?? null };
    }),
  });
}

/** The providers of a request side by side. */
export function comparison(call: Call): Answer {
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
export function markHired(call: Call): Answer {
  const { serviceProviderId, serviceProviderType } = checked(hiredBody, call.body);
  const provider = requiredRequest(call, call.params['leadId']).providers.find(
    (one) => one.serviceProviderId === serviceProviderId && one.serviceProviderType === serviceProviderType,
  );
  if (provider === undefined) throw notFound(`The lead has no ${serviceProviderType} provider ${serviceProviderId}.`);
  provider.hired = true;
  return DONE;
}

const searchBody = v.object({ serviceRequestId: id });

const selectionBody = v.object({ ...searchBody.entries, haServiceProviderIds: v.pipe(v.array(id), v.nonEmpty()) });

/** Saves which HA providers of a search were chosen. */
export function sendProSelection({ body, state }: Call): Answer {
  const { serviceRequestId, haServiceProviderIds } = checked(selectionBody, body);
  requireSearch(serviceRequestId);
  for (const providerId of haServiceProviderIds) requiredProvider(providerId, 'HA');
  for (const serviceProviderId of haServiceProviderIds) {
    state.data.selections.push({ serviceRequestId, serviceProviderId });
  }
  return DONE;
}

/** The leads of a search, one for each HA provider that was assigned or chosen. */
export function opportunityLeads({ body, state }: Call): Answer {
  const { serviceRequestId } = checked(searchBody, body);
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

const BASE = '/gateway/lead';
const get = routesAt(BASE, 'Member', 'GET', false);
const read = routesAt(BASE, 'Member', 'POST', false);
const write = routesAt(BASE, 'Member', 'POST', true);

export const PROVIDER_ROUTES: readonly Route[] = [
  read('reviewsByProvider', '/v1/reviews/getByServiceProviderId', reviewsByProvider),
  get('leadProviders', '/v1/lead/{leadId}/serviceprovider', leadProviders),
  get('providerDetails', '/v1/serviceprovider/{serviceProviderId}/details', providerDetails),
  read('combinedProviderDetails', '/v1/serviceProviders/details', combinedProviderDetails),
  read('suggestions', '/v1/serviceproviders/suggestion', suggestionsV1),
  read('suggestions', '/v4/serviceproviders/suggestion', suggestionsV4),
  get('eligibility', '/v1/serviceprovider/{serviceProviderId}/postalcode-eligibility/{postalCode}', eligibility),
  get('comparison', '/v1/lead/{leadId}/serviceprovider/comparison', comparison),
  read('opportunityLeads', '/v1/serviceproviders/fetch-opportunity-leads', opportunityLeads),
  write('sendProSelection', '/v1/service-request/send-ol-pro-selection', sendProSelection),
  write('markHired', '/v1/lead/{leadId}/service-provider/mark-hired', markHired),
];
