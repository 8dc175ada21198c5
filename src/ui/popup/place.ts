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

interface Height {
  /** In px. The popup keeps its side, so that it does not jump as it grows. */
  readonly max: number;
  /** Whether it may cover its anchor if neither side has the space. */
  readonly mayCover?: boolean | undefined;
}

const viewportHeight = ({ ownerDocument }: HTMLElement) => ownerDocument.documentElement.clientHeight;

/** The side of the anchor where a popup fits best. */
function sideOf(anchor: HTMLElement, height: Height | undefined): 'bottom' | 'top' | 'over' {
  if (height === undefined) return 'bottom';
  const { top, bottom } = anchor.getBoundingClientRect();
  const above = top - GAP - EDGE;
  const below = viewportHeight(anchor) - bottom - GAP - EDGE;
  if (height.mayCover && height.max > Math.max(above, below)) return 'over';
  return below >= height.max || below >= above ? 'bottom' : 'top';
}

/**
 * Places an open popup next to its anchor and inside the viewport, keeps it there while the page scrolls or resizes, and
 * shows it (`data-placed`) when it is in place. `--anchor` is the anchor's width.
 * @param onShown called once, when the popup has its place and size
 * @param height of the popup when it has grown
 * @returns a function that stops following
 */
export function placePopup(
  anchor: HTMLElement,
  popup: HTMLElement,
  align: Align,
  onShown: () => void,
  height?: Height,
): () => void {
  const side = sideOf(anchor, height);
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
      placement: `${side === 'top' ? side : 'bottom'}-${align}`,
      middleware: [
        offset(GAP),
        height === undefined && flip(margin),
        shift(margin),
        size({
          ...margin,
          apply({ availableHeight }) {
            popup.style.maxHeight = `${Math.max(96, availableHeight)}px`;
          },
        }),
      ],
    }).then(({ x, y: beside }) => {
      const y = side === 'over' ? coverFrom(popup, height?.max ?? 0) : beside;
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

/** Gives a popup the space for its height at the lower edge of the viewport. Returns its top, in px. */
function coverFrom(popup: HTMLElement, height: number): number {
  const all = viewportHeight(popup);
  const top = Math.max(EDGE, all - EDGE - height);
  popup.style.maxHeight = `${all - EDGE - top}px`;
  return top;
}
