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
