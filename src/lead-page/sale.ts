import { isOnSale, SALE_MS } from '../gateway/lead-sale.js';
import { LEAD_PRICE, LEAD_SALE } from '../gateway/limits.js';
import type { LeadOffer } from './page-lead-data.js';

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
