/** Which edge of the trigger a popup keeps to, in reading direction. */
export type Align = 'start' | 'end';

/**
 * Puts an open popup beside its anchor, keeps it there while the page scrolls or changes size, and shows it
 * (`data-placed`) once it stands right. The width of the anchor is `--anchor` in the popup.
 *
 * @param onShown called once, when it stands there at its final size
 * @returns stops following
 */
export type Place = (anchor: HTMLElement, popup: HTMLElement, align: Align, onShown: () => void) => () => void;

/** Room between anchor and popup, px. */
export const gap = 6;
/** Room that is left at the edges of the viewport, px. */
export const edge = 8;

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
