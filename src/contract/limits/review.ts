/** Reviews: numbers that the specification gives (Spec §9). */

/** Milliseconds until a review request that was sent closes by itself. */
export const REVIEW_AUTO_CLOSE_MS = 5000;
/** Where a draft review comes from. */
export const REVIEW_SOURCE = 'site-member';
export const REVIEW_SOURCE_VERSION = '2.0';
