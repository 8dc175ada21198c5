export interface Pauses {
  /** Resolves after the next pause, or never once they have ended. */
  next(): Promise<void>;
  /** The next pause is the first one again. */
  reset(): void;
  /** Leaves no timer. */
  end(): void;
}

/** Pauses between tries, each twice as long as the one before, in milliseconds. */
export function createPauses(firstMs: number, longestMs: number): Pauses {
  let pauseMs = firstMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    next() {
      const thisMs = pauseMs;
      pauseMs = Math.min(pauseMs * 2, longestMs);
      return new Promise((resolve) => {
        timer = setTimeout(resolve, thisMs);
      });
    },
    reset() {
      pauseMs = firstMs;
    },
    end: () => clearTimeout(timer),
  };
}
