import { useState } from 'react';
import { lazyPart, useLazyPart, useSeen } from '../widget/lazy-part.js';

/** Fetched once for all cards. */
export const cardTools = lazyPart(() => import('./card-tools.js'));

export interface CardTools {
  /** Null until they have come. */
  readonly tools: typeof cardTools.atHand;
  readonly hasFailed: boolean;
  /** A person needs one of them now: fetches them, again where that has failed. */
  readonly want: () => void;
}

/** The parts of an open card that are fetched after its first paint. */
export function useCardTools(): CardTools {
  const [isWanted, setWanted] = useState(false);
  const { Part: tools, hasFailed, retry } = useLazyPart(cardTools, useSeen(true) || isWanted);
  return { tools, hasFailed, want: hasFailed ? retry : () => setWanted(true) };
}
