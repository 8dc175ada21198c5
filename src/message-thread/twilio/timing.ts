/** The rejection of a promise that took too long. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** The adapter's times, in milliseconds. */
export interface Timing {
  /** How long an unused connection stays open for the next thread. */
  readonly lingerMs: number;
  /** The time limit for starting a client and for getting a token. */
  readonly startMs: number;
  /** The time limit of a request to the service. */
  readonly probeMs: number;
  /** A token is renewed this long before it ends, or after four fifths of its life when that is later. */
  readonly renewalLeadMs: number;
  /** The minimum time between two renewals. */
  readonly shortestRenewalMs: number;
  /** The first pause before a retry. Each next one is twice as long. */
  readonly retryMs: number;
  /** The longest such pause. */
  readonly longestRetryMs: number;
  /** How long to wait for out-of-order messages before they are loaded. */
  readonly gapMs: number;
  /** How long to wait for a message whose sending may have failed. */
  readonly echoMs: number;
  /** The expected life of a file's address. The service says "several minutes". */
  readonly urlLifeMs: number;
}

export const TIMING: Timing = {
  lingerMs: 5000,
  startMs: 15_000,
  probeMs: 5000,
  renewalLeadMs: 180_000,
  shortestRenewalMs: 30_000,
  retryMs: 1000,
  longestRetryMs: 30_000,
  gapMs: 250,
  echoMs: 8000,
  urlLifeMs: 240_000,
};

/**
 * Waits for a promise with a time limit.
 * @throws TimeLimitError after the time limit; the later result is ignored
 */
export async function withinLimit<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`No answer within ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Pauses between tries, each twice as long as the one before, in milliseconds. */
export function createPauses(firstMs: number, longestMs: number) {
  let pauseMs = firstMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Resolves after the next pause, or never once they have ended. */
    next(): Promise<void> {
      const thisMs = pauseMs;
      pauseMs = Math.min(pauseMs * 2, longestMs);
      return new Promise((resolve) => {
        timer = setTimeout(resolve, thisMs);
      });
    },
    /** Starts again with the first pause. */
    reset(): void {
      pauseMs = firstMs;
    },
    end: () => clearTimeout(timer),
  };
}
