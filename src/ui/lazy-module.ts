import { useCallback, useEffect, useState } from 'react';

/** A part of a view that loads when it is first needed. Create it with `lazyPart`, outside of components. */
export interface LazyPart<Part> {
  /** The part, or null until it is loaded. */
  readonly loaded: Part | null;
  readonly load: () => Promise<Part>;
  /**
   * Loads it early, when a pointer or the focus is on its button. Failures are ignored: pressing the button tries
   * again.
   */
  readonly warm: () => void;
}

/** @param fetchPart imports the module */
export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | null = null;
  const load = async () => {
    loaded ??= await fetchPart();
    return loaded;
  };
  return {
    get loaded() {
      return loaded;
    },
    load,
    warm: () => void load().catch(() => undefined),
  };
}

export interface WantedPart<Part> {
  /** Null until it is loaded. */
  readonly Part: Part | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads a part while it is needed, with a retry if loading fails. It retries by itself when the device is online again. */
export function useLazyPart<Part>(part: LazyPart<Part>, isWanted: boolean): WantedPart<Part> {
  const [attempt, setAttempt] = useState(0);
  const [, setArrived] = useState(false);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const Part = part.loaded;
  // Always the same function: rows that get it must not be drawn again for it.
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    // Not `part.loaded`: it may have come since it was not there to draw.
    if (!isWanted || Part !== null) return;
    let isOver = false;
    part.load().then(
      () => isOver || setArrived(true),
      () => isOver || setFailedAttempt(attempt),
    );
    addEventListener('online', retry);
    return () => {
      isOver = true;
      removeEventListener('online', retry);
    };
  }, [part, isWanted, attempt, Part, retry]);
  return {
    Part,
    hasFailed: isWanted && Part === null && failedAttempt === attempt,
    retry,
  };
}

/** After this time on screen, lazily loaded parts are fetched, in milliseconds. */
const SEEN_FOR_MS = 300;

/**
 * True when something has been there for a while. Loads of lower priority wait for it.
 * @param forMs milliseconds
 */
export function useSeen(isThere: boolean, forMs = SEEN_FOR_MS): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(setSeen, forMs, true);
    return () => clearTimeout(timer);
  }, [isThere, forMs]);
  return isSeen;
}
