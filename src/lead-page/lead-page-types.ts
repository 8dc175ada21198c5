import type { LeadAddress, LeadCategory, LeadQuestion } from '../lead-card/lead/lead.js';

export const TARGET_OFFER_OUTCOMES = ['Success', 'Error'] as const;

/** The outcome of an offer. */
export type TargetOfferOutcome = (typeof TARGET_OFFER_OUTCOMES)[number];

/** The record of an offer: its outcome and the requested category. */
export interface TargetOffer {
  readonly outcome: TargetOfferOutcome | null;
  readonly categoryId: string | null;
}

/** Offers by their names. */
export type TargetOffers = Readonly<Record<string, TargetOffer>>;

/** A lead as the lead page shows it. */
export interface PageLead {
  readonly leadId: string;
  /** Empty if the gateway has none. The category's name is shown instead. */
  readonly title: string;
  readonly category: LeadCategory;
  readonly place: LeadPlace;
  readonly questions: readonly LeadQuestion[];
  /** The customer's project notes. */
  readonly description: string;
  /** A code such as `ThisWeek`; `NA` if unknown. */
  readonly urgency: string;
  readonly offer: LeadOffer;
  /** Null unless the lead is purchased. The contact of any other lead is not stored. */
  readonly contact: PageContact | null;
}

/** What says which lead it is, without the customer. */
export type LeadIdentity = Pick<PageLead, 'title' | 'category' | 'place'>;

type LeadPlace = Pick<LeadAddress, 'city' | 'state' | 'postalCode'>;

/** The data that decides whether a lead is for sale. */
export interface LeadOffer {
  readonly purchased: boolean;
  /** When the lead was sent, in milliseconds since 1970; null if unknown. */
  readonly sentAt: number | null;
  /** How many companies have bought the lead; null if unknown. */
  readonly purchaserCount: number | null;
  /** In dollars, or a text from the gateway; empty if unknown. */
  readonly price: string | number;
}

export interface PageContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly address: LeadAddress;
}
