import { isOnSale } from '../../gateway/lead-sale.js';
import { LEAD_PRICE, LEAD_SALE } from '../../gateway/limits.js';
import type { LeadRecord, Sale } from '../seed/lead-record.js';

/** The lowest and highest price in dollars. */
const PRICES = LEAD_PRICE.highest - LEAD_PRICE.lowest + 1;

/** The sale of a lead. Missing values are derived from its id. */
export function saleOf({ id, createdAt, sale }: LeadRecord): Sale {
  return sale ?? { purchased: undefined, sentAt: createdAt, purchaserCount: (Number(id) || 0) % LEAD_SALE.purchasers };
}

/** Whether the provider has bought the lead. The scenario decides if the record does not. */
export function isPurchased(record: LeadRecord, scenario: boolean): boolean {
  return record.sale?.purchased ?? scenario;
}

/** A lead without a date is not for sale. */
export function isForSale({ sentAt, purchaserCount }: Sale, now: Date): boolean {
  return sentAt !== undefined && isOnSale(sentAt, purchaserCount, now.getTime());
}

/** Dollars, from 7 to 75. */
export function priceOf({ id }: LeadRecord): number {
  return LEAD_PRICE.lowest + (((Number(id) || 0) * 13) % PRICES);
}
