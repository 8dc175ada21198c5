/** The focused element, also inside of open shadow roots; null if it is the body. */
export function focusedIn(page: Document): HTMLElement | null {
  const { activeElement, body } = page;
  let at = activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at instanceof HTMLElement && at !== body ? at : null;
}

/**
 * Focuses the first element that accepts it. Elements that are removed, hidden or disabled do not.
 * @param candidates in order of preference
 */
export function focusFirstOf(candidates: readonly (HTMLElement | null | undefined)[]): void {
  for (const candidate of candidates) {
    // Below a container, WebKit focuses hidden elements too.
    if (!candidate || !isVisible(candidate)) continue;
    candidate.focus({ preventScroll: true });
    if (candidate.matches(':focus')) return;
  }
}

/** Whether an element is rendered, or only connected in browsers without `checkVisibility`. */
export function isVisible(element: Element | null): boolean {
  return element?.checkVisibility?.() ?? element?.isConnected ?? false;
}
