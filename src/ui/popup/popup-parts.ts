import type { Place } from './place.js';

/** The code that loads with the first popup: the lists and the placement. */
export interface PopupParts {
  lists: typeof import('../list/lists.js');
  place: Place;
}

let parts: PopupParts | null = null;
let loading: Promise<PopupParts | null> | null = null;

/** The parts, if they are loaded. */
export const popupParts = (): PopupParts | null => parts;

/**
 * Fetches what a popup needs, once; called early, when a pointer or the focus comes to a trigger.
 *
 * @returns the parts, or null when they could not be fetched; the next call then tries again. Where only the placement is
 *   missing, a plain one stands in.
 */
export function loadPopupParts(): Promise<PopupParts | null> {
  loading ??= Promise.all([
    import('../list/lists.js'),
    import('./place-floating.js').then(
      (module) => module.placeFloating,
      () => null,
    ),
  ]).then(
    ([lists, place]) => {
      parts = { lists, place: place ?? lists.placePlainly };
      return parts;
    },
    () => {
      loading = null;
      return null;
    },
  );
  return loading;
}
