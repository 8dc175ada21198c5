/** How long a customer should not be asked again, in days. */
export const REVIEW_COOL_DOWN_DAYS = 180;

/**
 * Whether a customer was asked so recently that another request needs a second thought.
 * @param askedAt milliseconds since 1970; 0 if the customer was not asked
 */
export function coolsDown(askedAt: number, now: number): boolean {
  return askedAt > now - REVIEW_COOL_DOWN_DAYS * 86_400_000 && askedAt <= now;
}
