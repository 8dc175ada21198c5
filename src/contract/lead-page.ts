import type { LeadAddress, LeadCategory, LeadQuestion } from './lead.js';

export const TARGET_OFFER_OUTCOMES = ['Success', 'Error'] as const;

/** How an offer went. */
export type TargetOfferOutcome = (typeof TARGET_OFFER_OUTCOMES)[number];

/** What is recorded of an offer: how it went, and the category that was asked for with it. */
export interface TargetOffer {
  readonly outcome: TargetOfferOutcome | null;
  readonly categoryId: string | null;
}

/** Offers by their names. */
export type TargetOffers = Readonly<Record<string, TargetOffer>>;

/** A lead as the lead page shows it, whichever dialect it came in. */
export interface PageLead {
  readonly leadId: string;
  /** Empty where the gateway gives none; the category's name stands in for it. */
  readonly title: string;
  readonly category: LeadCategory;
  readonly place: LeadPlace;
  readonly questions: readonly LeadQuestion[];
  /** Project Notes: the customer's own words. */
  readonly description: string;
  /** A code such as `ThisWeek`; `NA` when nothing was said. */
  readonly urgency: string;
  readonly offer: LeadOffer;
  /** Null unless the lead is purchased: what a provider has not bought is kept nowhere. */
  readonly contact: PageContact | null;
}

type LeadPlace = Pick<LeadAddress, 'city' | 'state' | 'postalCode'>;

/** What decides whether a lead can be bought. */
export interface LeadOffer {
  readonly purchased: boolean;
  /** Milliseconds since 1970 at which the lead was sent; null where the gateway does not say. */
  readonly sentAt: number | null;
  /** How many companies have bought it; null where the gateway does not say. */
  readonly purchaserCount: number | null;
  /** In dollars, or as the gateway words it; empty when there is none. */
  readonly price: string | number;
}

export interface PageContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly address: LeadAddress;
}
