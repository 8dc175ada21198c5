import { useState } from 'react';
import { lazyPart, useLazyPart, useSeen } from '../../ui/lazy-part.js';

/** The code is fetched once for all cards. */
export const cardTools = lazyPart(() => import('./card-tools.js'));

export interface CardTools {
  /** Null until loaded. */
  readonly tools: typeof cardTools.loaded;
  readonly hasFailed: boolean;
  /** Loads them now, and again after a failure. */
  readonly load: () => void;
}

/** The parts of an open card that are fetched after its first paint. */
export function useCardTools(): CardTools {
  const [isWanted, setWanted] = useState(false);
  const { Part: tools, hasFailed, retry } = useLazyPart(cardTools, useSeen(true) || isWanted);
  return { tools, hasFailed, load: hasFailed ? retry : () => setWanted(true) };
}
