/** A provider that the request went to. */
export interface Recipient {
  readonly id: string;
  /** `AL` or `HA`. */
  readonly type: string;
  readonly name: string;
  /** Ten digits; empty where the gateway does not say. */
  readonly phoneNumber: string;
  readonly isHired: boolean;
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly distanceMiles: number | null;
  readonly yearsInBusiness: number | null;
}

/** An offer that goes with the request. */
export interface FollowUpDeal {
  readonly id: string;
  readonly title: string;
  /** As the gateway says it: dollars, or words. */
  readonly price: string | number | null;
  readonly serviceProviderName: string;
  /** Empty where there is no page for it. */
  readonly url: string;
}

/** A category that a provider offers. */
export interface OfferedCategory {
  readonly categoryId: string;
  readonly categoryName: string;
  readonly overallReviewCount: number;
}

/** The provider that a funnel is about. */
export interface FunnelProvider {
  readonly serviceProviderId: string;
  /** Empty where the gateway does not say. */
  readonly name: string;
  readonly categories: readonly OfferedCategory[];
  /** Known once the place is. */
  readonly facts?: Pick<SuggestedProvider, 'rating' | 'reviewCount'> | undefined;
}

/** A provider that is suggested, or is an alternative. */
export interface SuggestedProvider {
  readonly id: string;
  /** `AL` or `HA`. */
  readonly type: string;
  readonly name: string;
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly logoUrl: string;
  readonly description: string;
  readonly distanceMiles: number | null;
  readonly yearsInBusiness: number | null;
  readonly preselected: boolean;
}

export interface ProviderReview {
  readonly id: string;
  readonly rating: number;
  readonly text: string;
  readonly authorName: string;
  /** ISO 8601. */
  readonly createDate: string;
}
