import * as v from 'valibot';
import { PROVIDER_SUGGESTION_LIMIT } from '../../contract/limits.js';
import { type Answer, ok } from '../router/answer.js';
import { checked, integerId, postalCode, wholeNumber } from '../router/read-body.js';
import { badRequest } from '../router/refusal.js';
import type { Call } from '../router/route.js';
import { findProviders } from '../rules/find-providers.js';
import { serviceRequestId } from '../rules/service-request.js';
import type { Provider, ProviderType } from '../seed/providers.js';
import { serviceOf } from '../seed/taxonomy.js';

const suggestionsBody = v.object({
  categoryId: integerId,
  postalCode,
  excludedServiceProviderIds: v.optional(v.array(integerId), []),
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(50)), PROVIDER_SUGGESTION_LIMIT),
  epid: v.optional(v.string()),
  description: v.optional(v.string()),
  haProRequiredDetails: v.optional(v.unknown()),
});

/** AL providers alone (Spec §7 Lead gateway, v1). */
export function suggestionsV1(call: Call): Answer {
  return ok({ serviceProviders: suggested(call, ['AL']).providers });
}

/** AL and HA providers, and the id of the search (Spec §7 Lead gateway, v4). */
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
