/** The longest waits before the second and the third try of a read, in milliseconds. */
const RETRY_WAITS_MS = [500, 1500] as const;
/** If the gateway asks for a longer wait, the call is not tried again. */
const LONGEST_RETRY_AFTER_MS = 10_000;
const RETRIED_STATUSES: readonly number[] = [408, 429, 502, 503, 504];

export const RETRIES = RETRY_WAITS_MS.length;

/** What ofetch may try again, if the hooks allow it. It counts a try without an answer as 500. A 401 needs another token. */
export const RETRY_STATUS_CODES: number[] = [401, 500, ...RETRIED_STATUSES];

interface TryOutcome {
  /** Undefined if no answer came: a dropped connection or a timeout. */
  readonly status: number | undefined;
  readonly retryAfter: string | null;
}

/**
 * Returns how long to wait before a call that only reads is tried again.
 * @param tries tries made so far, from 1
 * @param now the current time, for a `Retry-After` that is a date
 * @param random the jitter, from 0 to 1
 * @returns milliseconds, or undefined if the call must not be tried again
 */
export function retryWait(tries: number, outcome: TryOutcome, now: Date, random: number): number | undefined {
  const longest = RETRY_WAITS_MS[tries - 1];
  if (longest === undefined) return undefined;
  if (outcome.status === undefined) return withJitter(longest, random);
  if (!RETRIED_STATUSES.includes(outcome.status)) return undefined;
  const requestedMs = retryAfterMs(outcome.retryAfter, now);
  if (requestedMs !== undefined) return requestedMs <= LONGEST_RETRY_AFTER_MS ? requestedMs : undefined;
  return outcome.status === 429 ? undefined : withJitter(longest, random);
}

function withJitter(longest: number, random: number): number {
  return Math.round(longest * (0.5 + random / 2));
}

function retryAfterMs(value: string | null, now: Date): number | undefined {
  if (value === null || value.trim() === '') return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = new Date(value).getTime();
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}
