/**
 * Keeps a pressed row header in its place on the screen while a card above it closes. Otherwise the opened lead would
 * move out of view.
 * @param list the rows
 * @returns a function that restores the position; call it after the other card has closed
 */
export function preserveRowPosition(list: HTMLElement | null, leadId: string): () => void {
  const top = rowOf(list, leadId)?.getBoundingClientRect().top;
  return () => {
    const row = rowOf(list, leadId);
    if (top === undefined || row === null) return;
    const moved = row.getBoundingClientRect().top - top;
    if (moved !== 0) scrollerOf(row).scrollBy({ top: moved, behavior: 'instant' });
  };
}

function rowOf(list: HTMLElement | null, leadId: string): Element | null {
  return [...(list?.children ?? [])].find((row) => row.getAttribute('data-lead-id') === leadId) ?? null;
}

/** The nearest scrolling ancestor of an element, across shadow roots, or the page. */
function scrollerOf(element: Element): Element | Window {
  const { body, documentElement } = document;
  for (
    let node: Node | null = element;
    node !== null;
    node = node instanceof ShadowRoot ? node.host : node.parentNode
  ) {
    if (!(node instanceof Element) || node === body || node === documentElement) continue;
    if (/auto|scroll/.test(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight) return node;
  }
  return window;
}
