/** Buying a lead: numbers that the specification gives. */

/** A lead is for sale for this many hours, or until this many providers have bought it. */
export const LEAD_SALE = { hours: 24, purchasers: 3 } as const;
/** Price range of most leads, in dollars. */
export const LEAD_PRICE = { lowest: 7, highest: 75 } as const;

/** Reviews: numbers that the specification gives. */

/** Milliseconds until the dialog of a sent review request closes. */
export const REVIEW_AUTO_CLOSE_MS = 5000;
/** The source of a draft review. */
export const REVIEW_SOURCE = 'site-member';
export const REVIEW_SOURCE_VERSION = '2.0';

/** Messages and lists: numbers that the specification gives. */

/** Limits of a photo in a message: bytes and MIME types. */
export const ATTACHMENT_MAX_BYTES = 157_286_400;
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png'] as const;
/** What a file control offers. */
export const ATTACHMENT_ACCEPT = ATTACHMENT_TYPES.join();
/** Photos that can be sent at a time, each as a message. */
export const PHOTOS_AT_ONCE = 10;
/** Milliseconds that the error of a photo is shown. */
export const ATTACHMENT_ERROR_MS = 10_000;
/** Pixels from the end of a list at which more items are loaded. */
export const INFINITE_SCROLL_THRESHOLD = 250;
/**
 * A virtual list: rows per page (the board's default), pixels that are drawn ahead at least, and the minimum of
 * rows (the least page size of a board).
 */
export const VIRTUAL_LIST = { pageSize: 10, threshold: 100, minimumSize: 1 } as const;
/** Activities that a thread loads. */
export const ACTIVITIES_LIMIT = 4;
/** Messages that a thread loads at once. */
export const THREAD_PAGE_SIZE = 30;

/** The funnel: numbers that the specification gives. */

/** The types of providers. */
export const SERVICE_PROVIDER_TYPES = ['AL', 'HA'] as const;
/** The funnel's autocomplete: the number of services, and their taxonomy. */
export const AUTOCOMPLETE_LIMIT = 10;
export const AUTOCOMPLETE_TAXONOMY = 'HA Task';
/** Number of providers that the funnel suggests. */
export const PROVIDER_SUGGESTION_LIMIT = 3;

/** Photos of a request: how many, and the most bytes of one as it was picked. */
export const REQUEST_PHOTOS = { most: 5, maxBytes: 25_000_000 } as const;

/** Hours that a draft is stored on the device. */
export const DRAFT_KEPT_HOURS = 24;

/** A customer’s contact, and what a card offers with it: numbers that the specification gives. */

/** Digits of a phone number, and the maximum length of a contact field. */
export const PHONE_DIGITS = 10;
export const CONTACT_MAX_LENGTH = 254;
/** Ratings of a lead, and the rating that needs no reason. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export const BEST_RATING = 5;
/** Milliseconds that the insurance banner shows its transition and its thanks. */
export const INSURANCE_DELAY_MS = 2000;
/** Days that a temporary number works after the lead's creation. */
export const MASKED_NUMBER_DAYS = { withTexting: 30, withoutTexting: 28 } as const;
/** Days before its end that a temporary number gets a warning. */
export const MASKED_NUMBER_WARNING_DAYS = 3;
/** Suggestions that a search filter of the board loads. */
export const BOARD_SUGGESTION_LIMIT = 5;
/** Brand under which a provider's numbers are registered. */
export const REGISTERED_NUMBER_BRAND = 'ADS';
/** The display preference that hides the insurance offer on all leads. */
export const HIDE_INSURANCE_PREFERENCE = 'HideThimbleForAllLeads';
export * from './lead-limits.js';
