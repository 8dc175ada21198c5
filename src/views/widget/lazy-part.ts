import { useEffect, useState } from 'react';

/** A part of a view, or several in one module, fetched when first wanted; make one with `lazyPart`, outside of components. */
export interface LazyPart<Part> {
  /** The part when it has come. */
  readonly atHand: Part | null;
  readonly load: () => Promise<Part>;
  /** Fetches it early: when a pointer or the focus comes to its button. A failure is left to the press. */
  readonly warm: () => void;
}

/** @param fetchPart imports the part's module */
export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let atHand: Part | null = null;
  const load = async () => {
    atHand ??= await fetchPart();
    return atHand;
  };
  return {
    get atHand() {
      return atHand;
    },
    load,
    warm: () => void load().catch(() => undefined),
  };
}

export interface WantedPart<Part> {
  /** Null until it has come. */
  readonly Part: Part | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** A part while it is wanted, with a way to try again when it could not be fetched. */
export function useLazyPart<Part>(part: LazyPart<Part>, isWanted: boolean): WantedPart<Part> {
  const [attempt, setAttempt] = useState(0);
  const [, setArrived] = useState(false);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted || part.atHand !== null) return;
    let isOver = false;
    part.load().then(
      () => isOver || setArrived(true),
      () => isOver || setFailedAttempt(attempt),
    );
    return () => {
      isOver = true;
    };
  }, [part, isWanted, attempt]);
  const Part = part.atHand;
  return {
    Part,
    hasFailed: isWanted && Part === null && failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}

/** What stands this long is being looked at, in milliseconds: what comes after its first paint may now be fetched. */
const SEEN_FOR_MS = 300;

/**
 * True once something has been there for a while: it leaves the way free to what is needed first.
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
