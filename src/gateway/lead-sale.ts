import { LEAD_SALE } from './limits.js';

export const SALE_MS = LEAD_SALE.hours * 3_600_000;

/**
 * Whether a lead can still be bought.
 * @param sentAt milliseconds since 1970, like `now`
 */
export function isOnSale(sentAt: number, purchaserCount: number, now: number): boolean {
  return now - sentAt < SALE_MS && purchaserCount < LEAD_SALE.purchasers;
}
