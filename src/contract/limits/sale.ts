/** Buying a lead: numbers that the specification gives (Spec §9). */

/** A lead can be bought until this many hours after it was sent, or until this many providers have bought it. */
export const LEAD_SALE = { hours: 24, purchasers: 3 } as const;
/** Dollars that most leads cost. */
export const LEAD_PRICE = { lowest: 7, highest: 75 } as const;
