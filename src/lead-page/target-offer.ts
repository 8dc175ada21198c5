import { atom } from 'jotai/vanilla';
import type { WidgetSession } from '../element/run-call.js';
import type { TargetOffers } from './lead-page-types.js';
import { clearCategory, isOutcome, recordOutcome, requestCategory } from './target-offers.js';

const NONE: TargetOffers = {};
const baseOffersAtom = atom(NONE);

export const targetOffersAtom = atom((get) => get(baseOffersAtom));

interface OfferRecord {
  readonly name: string;
  /** `Success` or `Error`. Any other value is reported to the host and not recorded. */
  readonly outcome: unknown;
  readonly session: WidgetSession;
}

/** Records the outcome of an offer and emits it. No call is made. */
export const recordTargetOfferAtom = atom(null, (get, set, { name, outcome, session }: OfferRecord) => {
  if (name === '' || !isOutcome(outcome)) return refuse(session);
  set(baseOffersAtom, recordOutcome(get(baseOffersAtom), name, outcome));
  session.emit('target-offer', { name, outcome });
});

interface CategoryRecord {
  readonly name: string;
  /** Empty removes the requested category. */
  readonly categoryId: string;
  readonly session: WidgetSession;
}

/** Records or removes the requested category of an offer. */
export const requestOfferCategoryAtom = atom(null, (get, set, { name, categoryId, session }: CategoryRecord) => {
  if (name === '') return refuse(session);
  const offers = get(baseOffersAtom);
  set(baseOffersAtom, categoryId === '' ? clearCategory(offers, name) : requestCategory(offers, name, categoryId));
});

function refuse(session: WidgetSession): void {
  session.emit('widget-error', { operation: 'targetOffer', kind: 'configuration' });
}
