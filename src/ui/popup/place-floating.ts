import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import { edge, fitsBelow, fitTo, gap, type PlacePopup, settle } from './place.js';

const margin = { padding: edge };

/** Places a popup below or above its anchor, inside the viewport, in either reading direction. */
export const placeFloating: PlacePopup = (anchor, popup, align, onShown, height) => {
  const side = height === undefined || fitsBelow(anchor, height) ? 'bottom' : 'top';
  return autoUpdate(anchor, popup, () => {
    fitTo(popup, anchor.offsetWidth);
    void computePosition(anchor, popup, {
      strategy: 'fixed',
      placement: `${side}-${align}`,
      middleware: [
        offset(gap),
        height === undefined && flip(margin),
        shift(margin),
        size({
          ...margin,
          apply({ availableHeight }) {
            popup.style.maxHeight = `${Math.max(96, availableHeight)}px`;
          },
        }),
      ],
    }).then(({ x, y }) => settle(popup, x, y, onShown));
  });
};
