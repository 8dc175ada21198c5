/** Leads, boards and calls: numbers that the specification gives. */

/** Page size that the gateway client sends when its caller names none. */
export const GATEWAY_PAGE_SIZE = 5;
/** Page size that the board sends. */
export const BOARD_PAGE_SIZE = 10;
/** Seconds between two polls of a board. */
export const BOARD_POLL_SECONDS = 60;
/** The shortest period that a host can set, in seconds. */
export const MIN_BOARD_POLL_SECONDS = 10;
/** Characters that a lead's notes may have. */
export const NOTES_MAX_LENGTH = 2048;
/** Questions of the project details that show before 'Read More'. */
export const QUESTIONS_PREVIEW = 4;
/** Deferred actions that the replay queue keeps. */
export const REPLAY_QUEUE_SIZE = 20;
/** The time limit of a call, in milliseconds. */
export const CALL_TIMEOUT_MS = 15_000;
/** The urgency of a job if the customer chose none. */
export const DEFAULT_URGENCY = 'NA';
