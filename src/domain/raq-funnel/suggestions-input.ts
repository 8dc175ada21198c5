import type { SuggestionsInput } from '../../contract/calls/lead-gateway.js';
import type { FunnelState } from '../../contract/raq-funnel.js';
import { postalCodeOf } from './postal-code.js';

/** How providers are asked for. */
export interface SuggestionOptions {
  /** At most so many. */
  readonly limit: number;
  /** Further fields of the host's own: `epid` and `haProRequiredDetails` are passed through. */
  readonly createFields?: Readonly<Record<string, unknown>>;
}

/** The input of `suggestions`, for more providers and for alternatives: the funnel's own provider is excluded. Spec §3, decision 33 */
export function suggestionsInput(
  { form, description }: Pick<FunnelState, 'form' | 'description'>,
  { limit, createFields = {} }: SuggestionOptions,
): SuggestionsInput {
  const { epid, haProRequiredDetails } = createFields;
  const words = description.trim();
  return {
    categoryId: form.categoryId,
    postalCode: postalCodeOf(form.postalCode),
    excludedServiceProviderIds: form.serviceProviderId === '' ? [] : [form.serviceProviderId],
    limit,
    ...(typeof epid === 'string' && { epid }),
    ...(words !== '' && { description: words }),
    ...(haProRequiredDetails !== undefined && { haProRequiredDetails }),
  };
}
