import { autoUpdate, computePosition, flip, offset, platform, shift, size } from '@floating-ui/dom';

/** The edge of the trigger that a popup aligns with, in reading direction. */
export type Align = 'start' | 'end';

/** Between anchor and popup, in px. */
const GAP = 6;
/** To the edges of the viewport, in px. */
const EDGE = 8;

const margin = { padding: EDGE };

/** All positions are those in the viewport. */
const inViewport = { ...platform, getOffsetParent: () => window };

/** Whether a popup of this height, in px, fits better below the anchor than above. */
function fitsBelow(anchor: HTMLElement, height: number): boolean {
  const { top, bottom } = anchor.getBoundingClientRect();
  const below = anchor.ownerDocument.documentElement.clientHeight - bottom - GAP - EDGE;
  return below >= height || below >= top - GAP - EDGE;
}

/**
 * Places an open popup next to its anchor and inside the viewport, keeps it there while the page scrolls or resizes, and
 * shows it (`data-placed`) when it is in place. `--anchor` is the anchor's width.
 * @param onShown called once, when the popup has its place and size
 * @param maxHeight in px; the popup then keeps its side, so that it does not jump as it grows
 * @returns a function that stops following
 */
export function placePopup(
  anchor: HTMLElement,
  popup: HTMLElement,
  align: Align,
  onShown: () => void,
  maxHeight?: number,
): () => void {
  const side = maxHeight === undefined || fitsBelow(anchor, maxHeight) ? 'bottom' : 'top';
  const put = (left: number, top: number) => {
    popup.style.left = `${left}px`;
    popup.style.top = `${top}px`;
  };
  return autoUpdate(anchor, popup, () => {
    // Before the popup is measured.
    popup.style.setProperty('--anchor', `${anchor.offsetWidth}px`);
    void computePosition(anchor, popup, {
      platform: inViewport,
      strategy: 'fixed',
      placement: `${side}-${align}`,
      middleware: [
        offset(GAP),
        maxHeight === undefined && flip(margin),
        shift(margin),
        size({
          ...margin,
          apply({ availableHeight }) {
            popup.style.maxHeight = `${Math.max(96, availableHeight)}px`;
          },
        }),
      ],
    }).then(({ x, y }) => {
      put(x, y);
      const { left, top } = popup.getBoundingClientRect();
      // Outside of the top layer, the position may count from another box.
      if (!popup.showPopover) put(2 * x - left, 2 * y - top);
      if (popup.dataset['placed'] !== undefined) return;
      popup.dataset['placed'] = '';
      onShown();
    });
  });
}
