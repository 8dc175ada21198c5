import { useEffect, useState } from 'react';
import { lazyPart, useLazyPart } from '../widget/lazy-part.js';

/** Fetched once for all cards. */
export const cardParts = lazyPart(() => import('./card-parts.js'));

/** A card that has been open this long is being looked at, in milliseconds: its parts may be wanted next. */
const SEEN_FOR_MS = 300;

export interface CardParts {
  /** Null until they have come. */
  readonly parts: typeof cardParts.atHand;
  readonly hasFailed: boolean;
  /** A person needs one of them now: fetches them, again where that has failed. */
  readonly want: () => void;
}

/** The parts of an open card that come after its first paint. */
export function useCardParts(): CardParts {
  const [isWanted, setWanted] = useState(false);
  const { Part: parts, hasFailed, retry } = useLazyPart(cardParts, isWanted);
  useEffect(() => {
    const timer = setTimeout(setWanted, SEEN_FOR_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return { parts, hasFailed, want: hasFailed ? retry : () => setWanted(true) };
}
