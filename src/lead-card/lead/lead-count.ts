import { atom } from 'jotai/vanilla';
import type { LeadKey } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';
import type { Lead } from './lead.js';
import { leadsAtom } from './lead-state.js';

/**
 * Reports changes in the number of known leads that fit, which keep a number from the gateway up to date. A lead that is
 * new to the page is not reported: the gateway has counted it.
 * @param onChange gets the difference since the last time
 * @returns a listener of the leads
 */
export function followCount(
  store: Store,
  fits: (lead: Lead) => boolean,
  onChange: (change: number) => void,
): () => void {
  const look = () => new Map<LeadKey, boolean>([...store.get(leadsAtom)].map(([key, lead]) => [key, fits(lead)]));
  let known = look();
  return () => {
    const now = look();
    let change = 0;
    for (const [key, isFit] of now) {
      const was = known.get(key);
      if (was !== undefined && was !== isFit) change += isFit ? 1 : -1;
    }
    known = now;
    if (change !== 0) onChange(change);
  };
}

/** A number of unread leads that the gateway has answered, and when. */
export interface UnreadTotal {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The last one; null before the first. A board that shows only unread leads sets it too. */
export const unreadTotalAtom = atom<UnreadTotal | null>(null);
