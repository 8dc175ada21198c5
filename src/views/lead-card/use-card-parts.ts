import { useState } from 'react';
import { lazyPart, useLazyPart, useSeen } from '../widget/lazy-part.js';

/** Fetched once for all cards. */
export const cardParts = lazyPart(() => import('./card-parts.js'));

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
  const { Part: parts, hasFailed, retry } = useLazyPart(cardParts, useSeen(true) || isWanted);
  return { parts, hasFailed, want: hasFailed ? retry : () => setWanted(true) };
}
