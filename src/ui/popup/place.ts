/** How a popup was opened. */
export interface Opening {
  /** The key that opened it, or '' for a pointer. */
  openedBy: string;
  place: PlacePopup;
}

/** The edge of the trigger that a popup aligns with, in reading direction. */
export type Align = 'start' | 'end';

/**
 * Places an open popup beside its anchor, keeps it there while the page scrolls or resizes, and shows it
 * (`data-placed`) when it is in place. `--anchor` is the anchor's width.
 * @param onShown called once, when the popup has its place and size
 * @param room the maximum height in px; the popup then keeps its side, so that it does not jump as it grows
 * @returns a function that stops following
 */
export type PlacePopup = (
  anchor: HTMLElement,
  popup: HTMLElement,
  align: Align,
  onShown: () => void,
  room?: number,
) => () => void;

/** Between anchor and popup, px. */
export const gap = 6;
/** To the edges of the viewport, px. */
export const edge = 8;

/** Whether a popup of this height, in px, fits better below the anchor than above. */
export function fitsBelow(anchor: HTMLElement, height: number): boolean {
  const { top, bottom } = anchor.getBoundingClientRect();
  const below = anchor.ownerDocument.documentElement.clientHeight - bottom - gap - edge;
  return below >= height || below >= top - gap - edge;
}

/** Sets the anchor's width, in px, before the popup is measured. */
export function fitTo(popup: HTMLElement, anchorWidth: number): void {
  popup.style.setProperty('--anchor', `${anchorWidth}px`);
}

/** Writes a position, px in the viewport, and shows the popup. */
export function settle(popup: HTMLElement, left: number, top: number, onShown: () => void): void {
  popup.style.left = `${left}px`;
  popup.style.top = `${top}px`;
  if (popup.dataset['placed'] !== undefined) return;
  popup.dataset['placed'] = '';
  onShown();
}
