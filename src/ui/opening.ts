import type { Place } from './place.js';

/** What an open popup's list needs to know of how it was opened. */
export interface Opening {
  /** The key that opened it, or '' for a pointer. */
  openedBy: string;
  place: Place;
}
