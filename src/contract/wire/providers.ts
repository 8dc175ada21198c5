import * as v from 'valibot';
import { amount, count, id, instant, text } from './fields.js';
import type { Id, OfPostalCode, OfProvider } from './ids.js';

export interface ReviewsInput extends OfProvider {
  readonly serviceProviderType: string;
  readonly limit?: number;
  readonly offset?: number;
  readonly reviewType?: string;
}

export interface CombinedDetailsInput extends OfPostalCode {
  readonly categoryId: Id;
  readonly alServiceProviderIds: readonly Id[];
  readonly haServiceProviderIds: readonly Id[];
}

export interface SuggestionsInput extends OfPostalCode {
  readonly categoryId: Id;
  readonly excludedServiceProviderIds?: readonly Id[];
  /** 3 unless told. */
  readonly limit?: number;
  readonly epid?: string;
  readonly description?: string;
  /** Passed through untouched. */
  readonly haProRequiredDetails?: unknown;
}

/** `AL` or `HA`; a type that this version does not know is passed on. */
const providerType = v.string();

const provider = v.object({ serviceProviderId: id, serviceProviderType: providerType, name: v.string() });

/** The reviews of one provider, as `reviewsByProvider` answers them. */
export const wireReviews = v.object({
  reviews: v.array(
    v.object({
      reviewId: id,
      rating: amount,
      text,
      authorName: text,
      createDate: instant,
      categoryName: text,
    }),
  ),
  totalCount: count,
});

/** The providers that a lead went to, as `leadProviders` answers them. */
export const wireLeadProviders = v.object({
  serviceProviders: v.array(v.object({ ...provider.entries, phoneNumber: text, hired: v.nullish(v.boolean()) })),
});

const offeredCategory = v.object({
  categoryId: id,
  categoryName: v.string(),
  parentCategory: v.nullish(v.object({ categoryId: id })),
  overallReviewCount: amount,
});

/** One provider for the funnel, as `providerDetails` answers it (`serviceProvideId`, sic: */
export const wireProviderDetails = v.object({
  serviceProvideId: id,
  name: text,
  categories: v.array(offeredCategory),
});

const rated = { rating: v.nullish(amount), reviewCount: v.nullish(count) };

/** Several providers at once, as `combinedProviderDetails` answers them. */
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

/** Suggested providers, as `suggestions` answers them; v1 has AL providers alone and no `serviceRequestId`. */
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

/** Whether a provider serves a postal code. */
export const wireEligibility = v.object({ eligible: v.boolean() });

/** The providers of a lead beside each other, as `comparison` answers them. */
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

export type WireReviews = v.InferOutput<typeof wireReviews>;

export type WireLeadProviders = v.InferOutput<typeof wireLeadProviders>;

export type WireProviderDetails = v.InferOutput<typeof wireProviderDetails>;

export type WireCombinedProviderDetails = v.InferOutput<typeof wireCombinedProviderDetails>;

export type WireSuggestions = v.InferOutput<typeof wireSuggestions>;

export type WireEligibility = v.InferOutput<typeof wireEligibility>;

export type WireComparison = v.InferOutput<typeof wireComparison>;

/** As `opportunityLeads` answers them. */
export const wireOpportunityLeads = v.object({ leads: v.array(v.object({ leadId: id, serviceProviderId: id })) });

export type WireOpportunityLeads = v.InferOutput<typeof wireOpportunityLeads>;
