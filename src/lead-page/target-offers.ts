import { atom } from 'jotai/vanilla';
import type { WidgetSession } from '../element/run-call.js';
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

/** The offers that the host has recorded on this page. */
export const targetOffersAtom = atom<TargetOffers>({});

/**
 * Records the outcome of an offer and emits it. No call is made.
 * @param outcome `Success` or `Error`; any other value is reported to the host and not recorded
 */
export function recordTargetOffer(session: WidgetSession, name: string, outcome: unknown): void {
  if (name === '' || !isOutcome(outcome)) {
    refuse(session);
    return;
  }
  session.store.set(targetOffersAtom, (offers) => recordOutcome(offers, name, outcome));
  session.emit('target-offer', { name, outcome });
}

/** Records the requested category of an offer, or removes it if it is empty. */
export function requestOfferCategory(session: WidgetSession, name: string, categoryId: string): void {
  if (name === '') {
    refuse(session);
    return;
  }
  session.store.set(targetOffersAtom, (offers) =>
    categoryId === '' ? clearCategory(offers, name) : requestCategory(offers, name, categoryId),
  );
}

function refuse({ emit }: WidgetSession): void {
  emit('widget-error', { operation: 'targetOffer', kind: 'configuration' });
}
