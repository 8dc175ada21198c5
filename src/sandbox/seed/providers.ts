import { createRandom, DAY, isoWithOffset } from './dates.js';
import fixtures from './fixtures/providers.json' with { type: 'json' };
import { FIRST_NAMES, fictionalPhone } from './lead-record.js';
import { PLUMBING_ID, SERVICES, serviceOf, type TaxonomyNode, TRADES, tradeOf } from './services.js';

export type ProviderType = 'AL' | 'HA';

/** A business that customers can choose. */
export interface Provider {
  readonly id: number;
  readonly type: ProviderType;
  readonly name: string;
  /** The provider offers this trade and all its tasks. */
  readonly tradeId: number;
  readonly rating: number | undefined;
  readonly reviewCount: number;
  readonly yearsInBusiness: number;
  readonly phoneNumber: string;
  readonly logoUrl: string | undefined;
  readonly preselected: boolean;
  /** If false, it serves only Austin and its surroundings. */
  readonly servesEverywhere: boolean;
}

/** Every provider that can be suggested: five for each trade, three AL, then two HA. */
export const PROVIDERS: readonly Provider[] = TRADES.flatMap(({ id }, trade) =>
  (fixtures.names[trade] ?? []).map((name, index) => listed(name, id, trade, index)),
);

const byId = new Map(PROVIDERS.map((provider) => [String(provider.id), provider]));

/** The provider of an id. An unlisted id gives a plumber in Austin. Undefined for an invalid id. */
export function providerOf(id: string): Provider | undefined {
  const known = byId.get(id);
  if (known !== undefined || !/^[1-9]\d{0,14}$/.test(id)) return known;
  return { ...listed('Bluebird Plumbing & Drain', PLUMBING_ID, 0, 0), id: Number(id), servesEverywhere: false };
}

function listed(name: string, tradeId: number, trade: number, index: number): Provider {
  const type: ProviderType = index < 3 ? 'AL' : 'HA';
  return {
    id: type === 'AL' ? 5_200_000 + trade * 10 + index + 1 : 8_800_000 + trade * 2 + index - 2,
    type,
    name,
    tradeId,
    // The third is new: it has no rating and no logo.
    rating: index === 2 ? undefined : Math.round(49 - ((trade * 3 + index * 2) % 12)) / 10,
    reviewCount: index === 2 ? 0 : 8 + ((trade * 37 + index * 53) % 240),
    yearsInBusiness: 1 + ((trade * 11 + index * 7) % 38),
    phoneNumber: fictionalPhone('512', trade * 5 + index),
    logoUrl: index % 2 === 0 && index !== 2 ? logo(name, trade * 45) : undefined,
    preselected: index === 0 || index === 3,
    servesEverywhere: index === 0 || type === 'HA',
  };
}

/** A logo as a data URL: the first letter on a colored background. */
function logo(name: string, hue: number): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="8" fill="hsl(${hue} 45% 35%)"/><text x="20" y="27" font-family="sans-serif" font-size="20" fill="#fff" text-anchor="middle">${name.slice(0, 1)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** A provider's reviews, newest first. They depend only on the provider and the day. */
export function reviewsOf({ id, tradeId, rating, reviewCount }: Provider, now: Date) {
  const random = createRandom(id);
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const services = SERVICES.filter((service) => tradeOf(service) === tradeId);
  return Array(reviewCount)
    .fill(0)
    .map((_, index) => ({
      reviewId: id * 1000 + index,
      rating: Math.max(1, Math.round((rating ?? 4) - (random.chance(0.2) ? 1 : 0))),
      text: random.pick(fixtures.reviews),
      authorName: `${random.pick(FIRST_NAMES)} ${'ABCDEFGHKLMNPRSTW'[random.below(17)]}.`,
      createDate: isoWithOffset(today - (3 + index * 6) * DAY),
      categoryName: services[random.below(services.length)]?.name,
    }));
}

const POSTAL_CODES = 100_000;

/** Around Austin, where the sandbox's leads come from. */
const AROUND_AUSTIN = /^(?:765|786|787)/;

/** Alaska, where no service provider of the sandbox works. */
const NOBODY = /^99[5-9]/;

export function serves(provider: Provider, postalCode: string): boolean {
  if (NOBODY.test(postalCode)) return false;
  return provider.servesEverywhere || AROUND_AUSTIN.test(postalCode);
}

interface Search {
  readonly service: TaxonomyNode;
  readonly postalCode: string;
  readonly excluded: readonly string[];
  readonly limit: number;
}

/**
 * Providers for a service at a postal code, the best rated first. AL and HA take turns, so that a short list has both.
 * @param types the requested provider types
 */
export function findProviders(search: Search, types: readonly Provider['type'][]): Provider[] {
  const tradeId = tradeOf(search.service);
  const excluded = new Set(search.excluded);
  const fitting = PROVIDERS.filter(
    (provider) =>
      provider.tradeId === tradeId && !excluded.has(String(provider.id)) && serves(provider, search.postalCode),
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
