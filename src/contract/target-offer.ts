export const TARGET_OFFER_OUTCOMES = ['Success', 'Error'] as const;

/** How an offer went (Spec §3 Target offer). */
export type TargetOfferOutcome = (typeof TARGET_OFFER_OUTCOMES)[number];

/** What is recorded of an offer: how it went, and the category that was asked for with it. */
export interface TargetOffer {
  readonly outcome: TargetOfferOutcome | null;
  readonly categoryId: string | null;
}

/** Offers by their names. */
export type TargetOffers = Readonly<Record<string, TargetOffer>>;
