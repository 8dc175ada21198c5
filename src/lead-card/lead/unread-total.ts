import { atom } from 'jotai/vanilla';

/** A number of unread leads that the gateway has answered, and when. */
export interface UnreadTotal {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The last one; null before the first. A board that shows these leads alone learns it too. */
export const unreadTotalAtom = atom<UnreadTotal | null>(null);
