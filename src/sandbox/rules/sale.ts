import { HOUR } from '../seed/dates.js';
import type { LeadRecord, Sale } from '../seed/lead-record.js';

const HOURS_ON_SALE = 24;
const PURCHASERS_MAX = 3;
const LOWEST_PRICE = 7;
const PRICES = 69;

/** How a lead stands on sale; what the seed does not say follows from its id. */
export function saleOf({ id, createdAt, sale }: LeadRecord): Sale {
  return sale ?? { purchased: undefined, sentAt: createdAt, purchaserCount: (Number(id) || 0) % PURCHASERS_MAX };
}

/** Whether the provider has bought the lead: as it is kept, else as the scenario says. */
export function isPurchased(record: LeadRecord, scenario: boolean): boolean {
  return record.sale?.purchased ?? scenario;
}

/** Until 24 hours after it was sent, or until three companies have bought it (Spec §9). */
export function isOnSale({ sentAt, purchaserCount }: Sale, now: Date): boolean {
  return sentAt !== undefined && now.getTime() - sentAt < HOURS_ON_SALE * HOUR && purchaserCount < PURCHASERS_MAX;
}

/** Dollars, from 7 to 75 (Spec §9). */
export function priceOf({ id }: LeadRecord): number {
  return LOWEST_PRICE + (((Number(id) || 0) * 13) % PRICES);
}
