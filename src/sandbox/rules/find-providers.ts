import { PROVIDERS, type Provider } from '../seed/providers.js';
import { serviceOf, tradeOf } from '../seed/services.js';

const POSTAL_CODES = 100_000;

/** Around Austin, where the sandbox's leads come from. */
const AROUND_AUSTIN = /^(?:765|786|787)/;

/** Alaska, where no service provider of the sandbox works. */
const NOBODY = /^99[5-9]/;

export function serves(provider: Provider, postalCode: string): boolean {
  if (NOBODY.test(postalCode)) return false;
  return provider.servesEverywhere || AROUND_AUSTIN.test(postalCode);
}

export interface Search {
  readonly categoryId: string;
  readonly postalCode: string;
  readonly excluded: readonly string[];
  readonly limit: number;
}

/**
 * Providers for a service at a postal code, the best rated first. AL and HA take turns, so that a short list has both.
 * @param types the requested provider types
 */
export function findProviders(search: Search, types: readonly Provider['type'][]): Provider[] {
  const service = serviceOf(search.categoryId);
  if (service === undefined) return [];
  const excluded = new Set(search.excluded);
  const fitting = PROVIDERS.filter(
    (provider) =>
      provider.tradeId === tradeOf(service) &&
      !excluded.has(String(provider.id)) &&
      serves(provider, search.postalCode),
  ).sort((one, other) => (other.rating ?? 0) - (one.rating ?? 0));
  const kinds = types.map((type) => fitting.filter((provider) => provider.type === type));
  return fitting.flatMap((_, index) => kinds.flatMap((kind) => kind.slice(index, index + 1))).slice(0, search.limit);
}

/** The id of a search: category and postal code in one number, so that nothing needs to be stored. */
export function serviceRequestId(search: { readonly categoryId: string; readonly postalCode: string }): number {
  return Number(search.categoryId) * POSTAL_CODES + Number(search.postalCode.slice(0, 5));
}

export function isServiceRequest(id: string): boolean {
  return serviceOf(String(Math.floor(Number(id) / POSTAL_CODES))) !== undefined;
}
