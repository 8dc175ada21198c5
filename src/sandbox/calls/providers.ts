import * as v from 'valibot';
import { PROVIDER_SUGGESTION_LIMIT } from '../../contract/limits.js';
import { type Answer, badRequest, notFound, ok } from '../router/answer.js';
import { checked, fieldsOf, id, integerId, postalCode, wholeNumber, yesOrNo } from '../router/read-body.js';
import type { Call } from '../router/route.js';
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

/** How far the AL id of a provider lies below its own id. */
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

/** A provider and what it offers; an AL id is answered with the provider's own. */
export function providerDetails({ params, query }: Call): Answer {
  const { withAlId } = checked(detailsQuery, fieldsOf(query));
  const asked = knownProvider(params['serviceProviderId'] ?? '');
  const provider = withAlId ? knownProvider(String(asked.id + AL_ID_OFFSET)) : asked;
  return ok({ serviceProvideId: provider.id, name: provider.name, categories: offeredBy(provider) });
}

/** Several providers at once. */
export function combinedProviderDetails({ body }: Call): Answer {
  const asked = checked(combinedBody, body);
  if (serviceOf(asked.categoryId) === undefined) throw badRequest(`categoryId: there is no ${asked.categoryId}.`);
  const providers = [
    ...asked.alServiceProviderIds.map((providerId) => providerOfType(providerId, 'AL')),
    ...asked.haServiceProviderIds.map((providerId) => providerOfType(providerId, 'HA')),
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
  const asked = checked(v.object({ postalCode }), params);
  return ok({ eligible: serves(knownProvider(params['serviceProviderId'] ?? ''), asked.postalCode) });
}

/** A page of a provider's reviews, the newest first. */
export function reviewsByProvider({ body, now }: Call): Answer {
  const { serviceProviderId, serviceProviderType, limit, offset } = checked(reviewsBody, body);
  const reviews = reviewsOf(providerOfType(serviceProviderId, serviceProviderType), now);
  return ok({ reviews: reviews.slice(offset, offset + limit), totalCount: reviews.length });
}

/** @throws Refusal with 404 when the id is none */
export function knownProvider(providerId: string): Provider {
  const provider = providerOf(providerId);
  if (provider === undefined) throw notFound(`There is no service provider ${providerId}.`);
  return provider;
}

/** @throws Refusal with 404 when the provider is of the other type */
export function providerOfType(providerId: string, type: ProviderType): Provider {
  const provider = knownProvider(providerId);
  if (provider.type !== type) throw notFound(`There is no ${type} service provider ${providerId}.`);
  return provider;
}

/** Name and rating, as several answers have them; a new provider has no rating. */
export function ratedAnswer({ id: serviceProviderId, type, name, rating, reviewCount }: Provider) {
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

/** AL providers alone. */
export function suggestionsV1(call: Call): Answer {
  return ok({ serviceProviders: suggested(call, ['AL']).providers });
}

/** AL and HA providers, and the id of the search. */
export function suggestionsV4(call: Call): Answer {
  const { asked, providers } = suggested(call, ['AL', 'HA']);
  return ok({ serviceProviders: providers, serviceRequestId: serviceRequestId(asked) });
}

function suggested({ body, state }: Call, types: readonly ProviderType[]) {
  const { excludedServiceProviderIds: excluded, ...asked } = checked(suggestionsBody, body);
  if (serviceOf(asked.categoryId) === undefined) throw badRequest(`categoryId: there is no ${asked.categoryId}.`);
  const found = state.empty ? [] : findProviders({ ...asked, excluded }, types);
  return { asked, providers: found.map(suggestionAnswer) };
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
