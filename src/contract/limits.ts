/** Buying a lead: numbers that the specification gives. */

/** A lead can be bought until this many hours after it was sent, or until this many providers have bought it. */
export const LEAD_SALE = { hours: 24, purchasers: 3 } as const;
/** Dollars that most leads cost. */
export const LEAD_PRICE = { lowest: 7, highest: 75 } as const;

/** Reviews: numbers that the specification gives. */

/** Milliseconds until a review request that was sent closes by itself. */
export const REVIEW_AUTO_CLOSE_MS = 5000;
/** Where a draft review comes from. */
export const REVIEW_SOURCE = 'site-member';
export const REVIEW_SOURCE_VERSION = '2.0';

/** Messages and lists: numbers that the specification gives. */

/** What may be attached to a message: bytes, and types. */
export const ATTACHMENT_MAX_BYTES = 157_286_400;
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png'] as const;
/** Milliseconds that an attachment's error stays. */
export const ATTACHMENT_ERROR_MS = 10_000;
/** Pixels from the end of a list at which more is asked for. */
export const INFINITE_SCROLL_THRESHOLD = 250;
/** A list that is drawn in part: rows a page, pixels ahead, rows at least. */
export const VIRTUAL_LIST = { pageSize: 10, threshold: 100, minimumSize: 1 } as const;
/** Interaction activities that a thread asks for. */
export const ACTIVITIES_LIMIT = 4;
/** Messages that a thread asks for at once. */
export const THREAD_PAGE_SIZE = 30;

/** The funnel: numbers that the specification gives. */

/** Kinds of providers. */
export const SERVICE_PROVIDER_TYPES = ['AL', 'HA'] as const;
/** Services that the funnel's autocomplete asks for, and from which taxonomy. */
export const AUTOCOMPLETE_LIMIT = 10;
export const AUTOCOMPLETE_TAXONOMY = 'HA Task';
/** Providers that the funnel suggests. */
export const PROVIDER_SUGGESTION_LIMIT = 3;

/** Hours that a draft is kept on the device. */
export const DRAFT_KEPT_HOURS = 24;

/** A customer’s contact, and what a card offers with it: numbers that the specification gives. */

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
export * from './limits/lead.js';
