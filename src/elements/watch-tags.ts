/** Waits before a tag's code is asked for again, in milliseconds. */
const RETRY_WAITS_MS = [1000, 4000, 15_000];

/**
 * Fetches the code of each tag when its first element is in the document, once.
 * What a failed fetch leaves undone is tried again; in the end the elements tell the host.
 * @param begin what can be done for the elements that are there, while their code is on its way
 */
export function watchTags(
  page: Document,
  sources: ReadonlyMap<string, () => Promise<unknown>>,
  begin: (elements: readonly Element[]) => void,
): void {
  const waiting = new Map(sources);
  const observer = new MutationObserver(look);

  function look(): void {
    for (const [tag, fetch] of waiting) {
      const elements = [...page.getElementsByTagName(tag)];
      if (elements.length === 0) continue;
      waiting.delete(tag);
      if (customElements.get(tag) !== undefined) continue;
      void load(tag, fetch);
      begin(elements);
    }
    if (waiting.size === 0) observer.disconnect();
  }

  async function load(tag: string, fetch: () => Promise<unknown>, tries = 0): Promise<void> {
    try {
      await fetch();
    } catch {
      const wait = RETRY_WAITS_MS[tries];
      if (wait !== undefined) return void setTimeout(() => void load(tag, fetch, tries + 1), wait);
      const told = tellAll(page, tag, () => {
        for (const element of told) element.replaceChildren();
        void load(tag, fetch, tries);
      });
    }
  }

  observer.observe(page, { childList: true, subtree: true });
  look();
}

/** An element without code draws nothing: where it holds nothing of the host's own, a sentence and a button stand in its place. */
function tellAll(page: Document, tag: string, again: () => void): readonly Element[] {
  const detail = { operation: 'load', kind: 'network' };
  const told: Element[] = [];
  for (const element of page.getElementsByTagName(tag)) {
    if (element.childNodes.length === 0) {
      element.append(...noticeFor(element, again));
      told.push(element);
    }
    element.dispatchEvent(new CustomEvent('widget-error', { detail, bubbles: true, composed: true }));
  }
  return told;
}

/** The message catalogues are in the code that has not come. */
function noticeFor(element: Element, again: () => void): (string | Element)[] {
  const isSpanish = /^es\b/i.test(element.closest<HTMLElement>('[lang]')?.lang ?? '');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = isSpanish ? 'Reintentar' : 'Retry';
  button.onclick = again;
  return [isSpanish ? 'No se pudo cargar esta parte. ' : 'This part could not be loaded. ', button];
}
