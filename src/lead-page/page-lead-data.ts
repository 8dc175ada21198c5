import type { WireLeadPage } from '../gateway/calls/office-leads.js';
import { isOnSale, SALE_MS } from '../gateway/lead-sale.js';
import { DEFAULT_URGENCY, LEAD_PRICE, LEAD_SALE } from '../gateway/limits.js';
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

/** Identifies the lead without the customer. */
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

/**
 * Converts a lead from the gateway to the lead of the page. Accepts both answer formats, all address formats, and the
 * provider's view. Drops the contact of a lead that is not purchased.
 */
export function toPageLead(wire: WireLeadPage): PageLead {
  const { info } = wire;
  const address = toAddress(wire);
  const { city, state, postalCode } = address;
  const category = info?.category ?? wire.category;
  const purchased = wire.purchased ?? false;
  return {
    leadId: wire.leadId,
    title: first(info?.title),
    category: { id: category?.id ?? '', name: first(category?.name) },
    place: { city, state, postalCode },
    questions: toQuestions(wire),
    description: first(info?.description, wire.description),
    urgency: first(info?.urgency, wire.urgency) || DEFAULT_URGENCY,
    offer: {
      purchased,
      sentAt: wire.sentDate == null ? null : new Date(wire.sentDate).getTime(),
      purchaserCount: wire.purchaserCount ?? null,
      price: toPrice(wire.price),
    },
    contact: purchased ? toContact(wire, address) : null,
  };
}

/** Reads a price. A number, also as text, is dollars. A negative price is left out. */
function toPrice(price: WireLeadPage['price']): string | number {
  const text = typeof price === 'string' ? price.trim() : price;
  const dollars = typeof text === 'string' && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  return typeof dollars === 'number' && dollars < 0 ? '' : (dollars ?? '');
}

function toQuestions({ info, questionsAndAnswers }: WireLeadPage): readonly LeadQuestion[] {
  if (info?.attributes == null) {
    return (questionsAndAnswers ?? []).map(({ question, answers }) => ({ question, answers: answers ?? [] }));
  }
  return info.attributes.map(({ questionText, answerText }) => ({
    question: questionText,
    answers: first(answerText) ? [first(answerText)] : [],
  }));
}

function toAddress({ address, customerInfo }: WireLeadPage): LeadAddress {
  const info = customerInfo;
  return {
    lineOne: first(address?.firstLine, address?.lineOne, info?.addressLineOne, info?.firstLine, info?.lineOne),
    lineTwo: first(address?.secondLine, address?.lineTwo, info?.addressLineTwo, info?.secondLine, info?.lineTwo),
    city: first(address?.city, info?.city),
    state: first(address?.state, info?.state),
    postalCode: first(address?.postalCode, info?.postalCode),
  };
}

function toContact({ user, customerInfo }: WireLeadPage, address: LeadAddress): PageContact {
  return {
    firstName: first(user?.firstName, customerInfo?.firstName),
    lastName: first(user?.lastName, customerInfo?.lastName),
    phone: first(user?.phone, user?.phoneNumber, customerInfo?.phone, customerInfo?.phoneNumber),
    email: first(user?.email, user?.emailAddress, customerInfo?.email, customerInfo?.emailAddress),
    address,
  };
}

/** The first text that is not blank. */
function first(...texts: readonly (string | null | undefined)[]): string {
  return texts.find((text) => text?.trim())?.trim() ?? '';
}

const MINUTE_MS = 60_000;

/** The terms of a sale: hours, companies, and the price range in dollars. */
export const SALE_TERMS = {
  hours: LEAD_SALE.hours,
  companies: LEAD_SALE.purchasers,
  lowest: LEAD_PRICE.lowest,
  highest: LEAD_PRICE.highest,
} as const;

/** Whether a provider has bought a lead, can buy it, or cannot. */
export type LeadSale =
  | { readonly kind: 'purchased' }
  | {
      readonly kind: 'for-sale';
      readonly endsAt: number;
      readonly taken: number | null;
      readonly price: string | number;
    }
  /** `because` is null when the gateway does not give a reason. */
  | { readonly kind: 'unavailable'; readonly because: 'expired' | 'sold-out' | null };

/**
 * Whether a lead is bought or can be bought. It is for sale for 24 hours after it was sent, or until three
 * companies have bought it.
 * @param now milliseconds since 1970 by the gateway's clock
 * @param mayUnlock whether the host takes payments
 */
export function saleOf(
  { purchased, sentAt, purchaserCount, price }: LeadOffer,
  now: number,
  mayUnlock: boolean,
): LeadSale {
  if (purchased) return { kind: 'purchased' };
  const bought = purchaserCount ?? 0;
  const isExpired = sentAt !== null && now - sentAt >= SALE_MS;
  if (mayUnlock && sentAt !== null && isOnSale(sentAt, bought, now)) {
    return { kind: 'for-sale', endsAt: sentAt + SALE_MS, taken: purchaserCount, price };
  }
  return { kind: 'unavailable', because: bought >= LEAD_SALE.purchasers ? 'sold-out' : isExpired ? 'expired' : null };
}

/** The time left as it is shown, and the milliseconds until that changes. */
interface TimeLeft {
  readonly hours: number;
  readonly minutes: number;
  readonly changesInMs: number;
}

/** Whole hours and minutes until a sale ends; never more than the length of a sale. */
export function timeLeft(endsAt: number, now: number): TimeLeft {
  const left = Math.max(0, endsAt - now);
  const minutes = Math.floor(Math.min(SALE_MS, left) / MINUTE_MS);
  // For a lead with a date in the future, the text changes when its sale begins.
  const changesInMs = left > SALE_MS ? Math.min(SALE_MS, left - SALE_MS) : left % MINUTE_MS;
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, changesInMs: changesInMs + 1 };
}
