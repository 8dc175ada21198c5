/** A customer’s contact, and what a card offers with it: numbers that the specification gives (Spec §9). */

/** Digits of a phone number, and characters that a contact field may have. */
export const PHONE_DIGITS = 10;
export const CONTACT_MAX_LENGTH = 254;
/** Ratings of a lead, and the one that is submitted without a reason's step. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export const BEST_RATING = 5;
/** Milliseconds that the insurance banner shows its transition and its thank-you. */
export const INSURANCE_DELAY_MS = 2000;
/** Days that a temporary number works, counted from the lead's creation. */
export const MASKED_NUMBER_DAYS = { withTexting: 30, withoutTexting: 28 } as const;
/** Days before its end from which a temporary number is shown as ending. */
export const MASKED_NUMBER_WARNING_DAYS = 3;
/** Suggestions that a filter of the board asks for. */
export const BOARD_SUGGESTION_LIMIT = 5;
/** Brand under which a provider's numbers are registered. */
export const REGISTERED_NUMBER_BRAND = 'ADS';
/** What a provider asks for who wants no insurance offer on any lead. */
export const HIDE_INSURANCE_PREFERENCE = 'HideThimbleForAllLeads';
