import {
  TARGET_OFFER_OUTCOMES,
  type TargetOffer,
  type TargetOfferOutcome,
  type TargetOffers,
} from './lead-page-types.js';

const NOTHING: TargetOffer = { outcome: null, categoryId: null };

/** Records the outcome of an offer. Its requested category stays. */
export function recordOutcome(offers: TargetOffers, name: string, outcome: TargetOfferOutcome): TargetOffers {
  return { ...offers, [name]: { ...offerOf(offers, name), outcome } };
}

/** Records the requested category of an offer. */
export function requestCategory(offers: TargetOffers, name: string, categoryId: string): TargetOffers {
  return { ...offers, [name]: { ...offerOf(offers, name), categoryId } };
}

/** Removes the requested category of an offer. Its outcome stays. */
export function clearCategory(offers: TargetOffers, name: string): TargetOffers {
  const { outcome } = offerOf(offers, name);
  if (outcome !== null) return { ...offers, [name]: { outcome, categoryId: null } };
  return Object.fromEntries(Object.entries(offers).filter(([each]) => each !== name));
}

/** The record of an offer; null fields without one. */
export function offerOf(offers: TargetOffers, name: string): TargetOffer {
  return (Object.hasOwn(offers, name) ? offers[name] : undefined) ?? NOTHING;
}

/** Whether a host's value is an outcome. */
export function isOutcome(value: unknown): value is TargetOfferOutcome {
  return TARGET_OFFER_OUTCOMES.some((outcome) => outcome === value);
}
