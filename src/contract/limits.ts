/** Numbers that the specification gives (Spec §9), each named once. */

/** Page size that the gateway client sends when its caller names none. */
export const GATEWAY_PAGE_SIZE = 5;
/** Page size that the board sends. */
export const BOARD_PAGE_SIZE = 10;
/** Characters that a lead's notes may have. */
export const NOTES_MAX_LENGTH = 2048;
/** Questions of the project details that show before 'Read More'. */
export const QUESTIONS_PREVIEW = 4;
/** Days that a temporary number works, counted from the lead's creation. */
export const MASKED_NUMBER_DAYS = { withTexting: 30, withoutTexting: 28 } as const;
/** Deferred actions that the replay queue keeps. */
export const REPLAY_QUEUE_SIZE = 20;
/** Milliseconds until a call is given up. */
export const CALL_TIMEOUT_MS = 15_000;
/** Suggestions that a filter of the board asks for. */
export const BOARD_SUGGESTION_LIMIT = 5;
/** Services that the funnel's autocomplete asks for, and from which taxonomy. */
export const AUTOCOMPLETE_LIMIT = 10;
export const AUTOCOMPLETE_TAXONOMY = 'HA Task';
/** Providers that the funnel suggests. */
export const PROVIDER_SUGGESTION_LIMIT = 3;
/** Interaction activities that a thread asks for. */
export const ACTIVITIES_LIMIT = 4;
/** How soon a job is wanted when nothing is said. */
export const DEFAULT_URGENCY = 'NA';
/** Where a draft review comes from. */
export const REVIEW_SOURCE = 'site-member';
export const REVIEW_SOURCE_VERSION = '2.0';
/** Brand under which a provider's numbers are registered. */
export const REGISTERED_NUMBER_BRAND = 'ADS';
