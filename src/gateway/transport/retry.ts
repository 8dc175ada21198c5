/** Waits before the second and the third try of a GET, in milliseconds, at most. */
const RETRY_WAITS_MS = [500, 1500] as const;
/** A gateway that asks for a longer wait is not asked again. */
const LONGEST_RETRY_AFTER_MS = 10_000;
const RETRIED_STATUSES: readonly number[] = [408, 429, 502, 503, 504];

/** What the last try ended with, as far as it matters for another. */
export interface TryOutcome {
  /** Undefined when no answer came at all: a dropped connection or a time-out. */
  readonly status: number | undefined;
  readonly retryAfter: string | null;
}

/**
 * How long to wait before a GET is tried again.
 * @param tries tries made so far, from 1
 * @param now the clock, for a `Retry-After` that is a date
 * @param random from 0 to 1, the jitter
 * @returns milliseconds, or undefined when it is not to be tried again
 */
export function retryWait(tries: number, outcome: TryOutcome, now: Date, random: number): number | undefined {
  const longest = RETRY_WAITS_MS[tries - 1];
  if (longest === undefined) return undefined;
  if (outcome.status === undefined) return jittered(longest, random);
  if (!RETRIED_STATUSES.includes(outcome.status)) return undefined;
  const asked = retryAfterMs(outcome.retryAfter, now);
  if (asked !== undefined) return asked <= LONGEST_RETRY_AFTER_MS ? asked : undefined;
  return outcome.status === 429 ? undefined : jittered(longest, random);
}

function jittered(longest: number, random: number): number {
  return Math.round(longest * (0.5 + random / 2));
}

function retryAfterMs(value: string | null, now: Date): number | undefined {
  if (value === null || value.trim() === '') return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = new Date(value).getTime();
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}
