import type { Finding } from '../diagnosis/diagnosis.js';
import { reportCopy, seenAt } from '../page/observed.js';
import { sharedPage } from '../page/page.js';
import { OPENS } from '../shell/shared-attributes.js';

declare const __VERSION__: string;

const NOTICE = 'data-lead-notice';

type Sources = ReadonlyMap<string, () => Promise<unknown>>;

/**
 * Loads the code of each tag when its first element is in the document. Retries after a failure. If every retry fails,
 * the elements tell the host and show a button; when the device is online again, they are tried again.
 * @param folder where the code is
 * @param begin runs with the elements in the page while their code loads
 */
export function watchTags(
  page: Document,
  sources: Sources,
  folder: string,
  begin: (elements: readonly Element[]) => void,
): void {
  /** The tags whose code is loading or loaded. */
  const under = new Set<string>();
  const reported = new Set<Element>();
  const observer = new MutationObserver(scan);

  function scan(): void {
    for (const [tag, fetch] of sources) {
      if (!customElements.get(tag)) {
        const elements = [...page.getElementsByTagName(tag)].filter((element) => !reported.has(element));
        for (const element of elements) seenAt(element);
        if (elements[0] && !under.has(tag)) {
          under.add(tag);
          void load(tag, fetch);
          begin(elements);
        }
      }
    }
  }

  async function load(tag: string, fetch: () => Promise<unknown>, tries = 0): Promise<void> {
    // The code may take half a minute until a notice appears. Loading goes on after that.
    const late = setTimeout(report, 30_000, tag);
    try {
      await fetch();
      clear(tag);
    } catch {
      // Three more times: after 1, 4 and 16 seconds.
      if (tries < 3) setTimeout(load, 4 ** tries * 1000, tag, fetch, tries + 1);
      else {
        report(tag);
        under.delete(tag);
      }
    }
    clearTimeout(late);
  }

  /** Shows a sentence and a button in each element that has no content of the host. */
  function report(tag: string): void {
    for (const element of page.getElementsByTagName(tag)) {
      if (reported.has(element)) continue;
      reported.add(element);
      if (!(element.firstElementChild || element.textContent.trim())) element.append(noticeFor(element, folder));
      const detail = { operation: 'load', kind: 'network' };
      element.dispatchEvent(new CustomEvent('widget-error', { detail, bubbles: true, composed: true }));
    }
  }

  function clear(tag: string): void {
    for (const notice of page.querySelectorAll(`${tag}>[${NOTICE}]`)) notice.remove();
  }

  function retry(): void {
    clear('*');
    reported.clear();
    scan();
  }

  // Listens on the whole page, because a cloned element contains a cloned button.
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${NOTICE}] button`)) retry();
  });
  addEventListener('online', retry);
  observer.observe(page, { childList: true, subtree: true });
  scan();
}

/** Whether a server answered that a file of this folder is missing. Old browsers do not report it. */
function isMissing(folder: string): boolean {
  const entries: readonly (PerformanceEntry & { responseStatus?: number })[] = performance.getEntries();
  return entries.some(({ name, responseStatus }) => name.startsWith(folder) && /^4/.test(`${responseStatus}`));
}

/** The finding for a tag whose code the loader could not load from this folder, or does not load at all. */
export const codeNotFound =
  (folder: string) =>
  (element: Element): Finding => {
    if (!document.contains(element)) {
      return { code: 'shadow-root', problem: 'It is in a shadow root.', mend: 'Import lead-widgets/elements.' };
    }
    return {
      code: 'code-missing',
      problem: `lead-widgets was not found at ${folder}.`,
      mend: 'Check data-lead-base and script-src.',
    };
  };

/** Has its own texts, because the message catalogues are part of the code that has not loaded. */
function noticeFor(element: Element, folder: string): Element {
  const { problem, mend } = codeNotFound(folder)(element);
  const isThere = !isMissing(folder);
  const [text, retry] = element.matches(':lang(es)')
    ? ['No se pudo cargar esta parte.', 'Reintentar']
    : [isThere ? 'This part could not be loaded.' : `${problem} ${mend}`, 'Retry'];
  const notice = document.createElement('span');
  const button = document.createElement('button');
  notice.toggleAttribute(NOTICE);
  notice.role = 'alert';
  button.type = 'button';
  button.textContent = retry;
  notice.append(text, ' ', button);
  return notice;
}

/**
 * Claims the tags that no other copy of the package has on this page. The first copy wins, and the console says so
 * once.
 * @param sources the code of each tag. Tags of another copy are removed from it.
 */
export function takeTags(sources: Map<string, unknown>): void {
  const { tags } = sharedPage();
  for (const tag of sources.keys()) {
    const known = customElements.get(tag);
    if (known || tags.has(tag)) {
      sources.delete(tag);
      reportCopy(tag, tags.get(tag) ?? Reflect.get(known ?? {}, 'version'));
    } else tags.set(tag, __VERSION__);
  }
}

/** Opens a dialog whose control is pressed before its code has loaded. A link to another page leads there instead. */
export function watchEarlyOpeners(page: Document): void {
  page.addEventListener('click', (event) => {
    const { target } = event;
    const opener =
      !event.defaultPrevented && target instanceof Element && target.closest<HTMLElement>('button,a[href^="#"]');
    if (!opener) return;
    const named = opener.getAttribute(OPENS);
    const selector = named ? `#${CSS.escape(named)}` : `[for="${CSS.escape(opener.id)}"]`;
    const dialog = opener.closest('[slot=launch]')?.parentElement ?? page.querySelector(selector);
    if (!dialog?.matches(':not(:defined)')) return;
    event.preventDefault();
    dialog.setAttribute('open', '');
  });
}
