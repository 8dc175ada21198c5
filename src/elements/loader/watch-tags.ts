/** Waits before a tag's code is asked for again, in milliseconds. */
const RETRY_WAITS_MS = [1000, 4000, 15_000];
/** How long code may take before its place says that it has not come; it may come all the same. */
const LATE_MS = 30_000;

const NOTICE = 'data-lead-notice';

type Sources = ReadonlyMap<string, () => Promise<unknown>>;

/**
 * Fetches the code of each tag when its first element is in the document, once.
 * What a failed fetch leaves undone is tried again; in the end the elements tell the host, and have a button.
 * @param begin what can be done for the elements that are there, while their code is on its way
 */
export function watchTags(page: Document, sources: Sources, begin: (elements: readonly Element[]) => void): void {
  /** Tags whose code is here, or on its way. */
  const under = new Set<string>();
  const told = new Set<Element>();
  const observer = new MutationObserver(look);

  function look(): void {
    for (const [tag, fetch] of sources) {
      if (under.has(tag)) continue;
      const elements = [...page.getElementsByTagName(tag)].filter((element) => !told.has(element));
      if (elements.length === 0) continue;
      under.add(tag);
      if (customElements.get(tag) !== undefined) continue;
      void load(tag, fetch);
      begin(elements);
    }
  }

  async function load(tag: string, fetch: () => Promise<unknown>, tries = 0): Promise<void> {
    const late = setTimeout(tell, LATE_MS, tag);
    try {
      await fetch();
      clear(tag);
    } catch {
      const wait = RETRY_WAITS_MS[tries];
      if (wait) setTimeout(load, wait, tag, fetch, tries + 1);
      else {
        tell(tag);
        under.delete(tag);
      }
    }
    clearTimeout(late);
  }

  /** An element without code draws nothing: where it holds nothing of the host's own, a sentence and a button stand in its place. */
  function tell(tag: string): void {
    const detail = { operation: 'load', kind: 'network' };
    for (const element of page.getElementsByTagName(tag)) {
      if (told.has(element)) continue;
      told.add(element);
      if (!element.firstElementChild && !element.textContent?.trim()) element.append(noticeFor(element));
      element.dispatchEvent(new CustomEvent('widget-error', { detail, bubbles: true, composed: true }));
    }
  }

  function clear(tag: string): void {
    for (const notice of page.querySelectorAll(`${tag} > [${NOTICE}]`)) notice.remove();
  }

  // For the whole page: a copy of an element has a copy of the button.
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`[${NOTICE}] button`)) return;
    for (const tag of sources.keys()) if (!under.has(tag)) clear(tag);
    told.clear();
    look();
  });
  observer.observe(page, { childList: true, subtree: true });
  look();
}

/** The message catalogues are in the code that has not come. */
function noticeFor(element: Element): Element {
  const isSpanish = /^es\b/i.test(element.closest<HTMLElement>('[lang]')?.lang ?? '');
  const notice = document.createElement('span');
  const button = document.createElement('button');
  notice.setAttribute(NOTICE, '');
  notice.role = 'alert';
  button.type = 'button';
  button.textContent = isSpanish ? 'Reintentar' : 'Retry';
  notice.append(isSpanish ? 'No se pudo cargar esta parte. ' : 'This part could not be loaded. ', button);
  return notice;
}
