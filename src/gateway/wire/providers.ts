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
  /** 3 by default. */
  readonly limit?: number;
  readonly epid?: string;
  readonly description?: string;
  /** Sent without a change. */
  readonly haProRequiredDetails?: unknown;
}

/** `AL` or `HA`. Types that this version does not know are accepted. */
const providerType = v.string();

const provider = v.object({ serviceProviderId: id, serviceProviderType: providerType, name: v.string() });

/** The reviews of one provider: the answer of `reviewsByProvider`. */
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

/** The providers that a lead went to: the answer of `leadProviders`. */
export const wireLeadProviders = v.object({
  serviceProviders: v.array(v.object({ ...provider.entries, phoneNumber: text, hired: v.nullish(v.boolean()) })),
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

const rated = { rating: v.nullish(amount), reviewCount: v.nullish(count) };

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

/** Whether a provider serves a postal code. */
export const wireEligibility = v.object({ eligible: v.boolean() });

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

export type WireReviews = v.InferOutput<typeof wireReviews>;

export type WireLeadProviders = v.InferOutput<typeof wireLeadProviders>;

export type WireProviderDetails = v.InferOutput<typeof wireProviderDetails>;

export type WireCombinedProviderDetails = v.InferOutput<typeof wireCombinedProviderDetails>;

export type WireSuggestions = v.InferOutput<typeof wireSuggestions>;

export type WireEligibility = v.InferOutput<typeof wireEligibility>;

export type WireComparison = v.InferOutput<typeof wireComparison>;

/** The answer of `opportunityLeads`. */
export const wireOpportunityLeads = v.object({ leads: v.array(v.object({ leadId: id, serviceProviderId: id })) });

export type WireOpportunityLeads = v.InferOutput<typeof wireOpportunityLeads>;
