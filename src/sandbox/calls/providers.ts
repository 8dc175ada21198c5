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
import { checked, DONE, notFound, ok } from '../router/answer.js';
import {
  type Call,
  type Route,
  requiredProvider,
  requiredRequest,
  requireSearch,
  routeOf,
  sentService,
} from '../router/route.js';
import {
  findProviders,
  type Provider,
  type ProviderType,
  providerOf,
  reviewsOf,
  serves,
  serviceRequestId,
} from '../seed/providers.js';
import { SERVICES, serviceOf, tradeOf } from '../seed/services.js';

/** The AL id of a provider is this much below its own id. */
const AL_ID_OFFSET = 1000;

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
  const service = sentService(input.categoryId);
  const found = state.empty ? [] : findProviders({ ...input, service, excluded }, types);
  return found.map(({ id, type, name, rating = null, reviewCount, logoUrl = null, preselected }) => {
    return { id, serviceProviderType: type, name, rating, reviewCount, logoUrl, preselected };
  });
}

/** A POST that does not change anything. */
const READS = { writes: false };

export const PROVIDER_ROUTES: readonly Route[] = [
  // The newest review first.
  routeOf(
    reviewsByProvider,
    ({ now }, { serviceProviderId, serviceProviderType, limit = 10, offset = 0 }) => {
      const reviews = reviewsOf(requiredProvider(serviceProviderId, serviceProviderType), now);
      return ok({ reviews: reviews.slice(offset, offset + limit), totalCount: reviews.length });
    },
    READS,
  ),
  routeOf(leadProviders, (call) => {
    const serviceProviders = requiredRequest(call, call.params['leadId']).providers.map((provider) => {
      const known = providerOf(provider.serviceProviderId);
      return { ...provider, name: known?.name ?? '', phoneNumber: known?.phoneNumber ?? null };
    });
    return ok({ serviceProviders });
  }),
  // An AL id finds the same provider as its own id.
  routeOf(providerDetails, ({ params }, { withAlId }) => {
    const input = requiredProvider(params['serviceProviderId']);
    const provider = withAlId ? requiredProvider(String(input.id + AL_ID_OFFSET)) : input;
    return ok({ serviceProvideId: provider.id, name: provider.name, categories: offeredBy(provider) });
  }),
  routeOf(
    combinedProviderDetails,
    (_, input) => {
      sentService(input.categoryId);
      const providers = [
        ...input.alServiceProviderIds.map((providerId) => requiredProvider(providerId, 'AL')),
        ...input.haServiceProviderIds.map((providerId) => requiredProvider(providerId, 'HA')),
      ];
      const serviceProviders = providers.map((provider) => ({
        ...ratedAnswer(provider),
        logoUrl: provider.logoUrl ?? null,
        description: `${provider.name} has worked in ${tradeName(provider)} for ${provider.yearsInBusiness === 1 ? 'a year' : `${provider.yearsInBusiness} years`}.`,
        categories: offeredBy(provider).map(({ categoryId, categoryName }) => ({ categoryId, categoryName })),
      }));
      return ok({ serviceProviders });
    },
    READS,
  ),
  routeOf(suggestionsV1Request, (call, input) => ok({ serviceProviders: suggested(call, input, ['AL']) }), READS),
  routeOf(
    suggestionsV4Request,
    (call, input) =>
      ok({ serviceProviders: suggested(call, input, ['AL', 'HA']), serviceRequestId: serviceRequestId(input) }),
    READS,
  ),
  routeOf(eligibility, ({ params }) => {
    const input = checked(v.object({ postalCode }), params);
    return ok({ eligible: serves(requiredProvider(params['serviceProviderId']), input.postalCode) });
  }),
  routeOf(comparison, (call) => {
    const { providers } = requiredRequest(call, call.params['leadId']);
    const serviceProviders = providers
      .flatMap(({ serviceProviderId }) => providerOf(serviceProviderId) ?? [])
      .map((provider) => ({
        ...ratedAnswer(provider),
        distanceMiles: Math.round((provider.id * 7) % 180) / 10 + 0.4,
        yearsInBusiness: provider.yearsInBusiness,
      }));
    return ok({ serviceProviders });
  }),
  // One lead for each HA provider that was assigned or chosen.
  routeOf(
    opportunityLeads,
    ({ state: { data } }, { serviceRequestId: search }) => {
      requireSearch(search);
      const selected = data.selections.filter((selection) => selection.serviceRequestId === search);
      const requests = data.requests.filter((request) => request.serviceRequestId === search);
      const leads = requests.flatMap(({ leadId, providers }) => {
        const assigned = providers.filter(({ serviceProviderType }) => serviceProviderType === 'HA');
        const ids = new Set([...assigned, ...selected].map(({ serviceProviderId }) => serviceProviderId));
        return [...ids].map((serviceProviderId) => ({ leadId, serviceProviderId }));
      });
      return ok({ leads });
    },
    READS,
  ),
  routeOf(sendProSelection, ({ state }, { serviceRequestId, haServiceProviderIds }) => {
    requireSearch(serviceRequestId);
    for (const providerId of haServiceProviderIds) requiredProvider(providerId, 'HA');
    for (const serviceProviderId of haServiceProviderIds) {
      state.data.selections.push({ serviceRequestId, serviceProviderId });
    }
    return DONE;
  }),
  routeOf(markHired, (call, { serviceProviderId, serviceProviderType }) => {
    const provider = requiredRequest(call, call.params['leadId']).providers.find(
      (one) => one.serviceProviderId === serviceProviderId && one.serviceProviderType === serviceProviderType,
    );
    if (provider === undefined) throw notFound(`The lead has no ${serviceProviderType} provider ${serviceProviderId}.`);
    provider.hired = true;
    return DONE;
  }),
];
