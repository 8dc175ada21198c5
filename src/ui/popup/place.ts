/** What an open popup's list needs to know of how it was opened. */
export interface Opening {
  /** The key that opened it, or '' for a pointer. */
  openedBy: string;
  place: Place;
}

/** Which edge of the trigger a popup keeps to, in reading direction. */
export type Align = 'start' | 'end';

/**
 * Puts an open popup beside its anchor, keeps it there while the page scrolls or changes size, and shows it
 * (`data-placed`) once it stands right. The width of the anchor is `--anchor` in the popup.
 *
 * @param onShown called once, when it stands there at its final size
 * @param room how high the popup may grow, px: it is then put on one side for good, so that it does not jump as it grows
 * @returns stops following
 */
export type Place = (
  anchor: HTMLElement,
  popup: HTMLElement,
  align: Align,
  onShown: () => void,
  room?: number,
) => () => void;

/** Room between anchor and popup, px. */
export const gap = 6;
/** Room that is left at the edges of the viewport, px. */
export const edge = 8;

/** Whether there is more use below the anchor than above it for a popup of this height, px. */
export function fitsBelow(anchor: HTMLElement, height: number): boolean {
  const { top, bottom } = anchor.getBoundingClientRect();
  const below = anchor.ownerDocument.documentElement.clientHeight - bottom - gap - edge;
  return below >= height || below >= top - gap - edge;
}

/** Tells the popup how wide its anchor is, px; before it is measured. */
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
