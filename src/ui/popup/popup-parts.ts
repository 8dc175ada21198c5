import { lazyModule } from '../lazy-module.js';
import type { PlacePopup } from './place.js';

/** The code that loads with the first popup: the lists and the placement. */
export interface PopupParts {
  lists: typeof import('../list/lists.js');
  place: PlacePopup;
}

/** Loads early, when a pointer or the focus comes to a trigger. If only the placement fails, a plain one is used. */
export const popupParts = lazyModule<PopupParts>(async () => {
  const [lists, place] = await Promise.all([
    import('../list/lists.js'),
    'showPopover' in HTMLElement.prototype
      ? import('./place-floating.js').then(
          (module) => module.placeFloating,
          () => null,
        )
      : null,
  ]);
  return { lists, place: place ?? lists.placeFixed };
});
