import {
  TARGET_OFFER_OUTCOMES,
  type TargetOffer,
  type TargetOfferOutcome,
  type TargetOffers,
} from '../../contract/lead-page.js';

const NOTHING: TargetOffer = { outcome: null, categoryId: null };

/** Records how an offer went, by its name; the category that was asked for stays. */
export function recordOutcome(offers: TargetOffers, name: string, outcome: TargetOfferOutcome): TargetOffers {
  return { ...offers, [name]: { ...offerOf(offers, name), outcome } };
}

/** Records which category was asked for with an offer. */
export function requestCategory(offers: TargetOffers, name: string, categoryId: string): TargetOffers {
  return { ...offers, [name]: { ...offerOf(offers, name), categoryId } };
}

/** Clearing the category removes the request; how the offer went stays. */
export function clearCategory(offers: TargetOffers, name: string): TargetOffers {
  const { outcome } = offerOf(offers, name);
  if (outcome !== null) return { ...offers, [name]: { outcome, categoryId: null } };
  return Object.fromEntries(Object.entries(offers).filter(([each]) => each !== name));
}

/** What is recorded of an offer; empty fields where nothing is. */
export function offerOf(offers: TargetOffers, name: string): TargetOffer {
  return (Object.hasOwn(offers, name) ? offers[name] : undefined) ?? NOTHING;
}

/** Whether a host's word is an outcome. */
export function isOutcome(word: unknown): word is TargetOfferOutcome {
  return TARGET_OFFER_OUTCOMES.some((outcome) => outcome === word);
}
