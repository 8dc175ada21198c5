import { BOARD_POLL_SECONDS, MIN_BOARD_POLL_SECONDS } from '../gateway/lead-limits.js';

/** Seconds between two polls: 0 for never, else at least the minimum, so that no page floods its gateway. */
export function pollSecondsOf(given = BOARD_POLL_SECONDS): number {
  return given <= 0 ? 0 : Math.max(given, MIN_BOARD_POLL_SECONDS);
}
