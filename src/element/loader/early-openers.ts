import { OPENS } from '../shell/shared-attributes.js';

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
