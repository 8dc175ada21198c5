import { OPENS } from '../shell/shared-attributes.js';

/** Opens a dialog whose button is pressed before the code of the dialog has loaded. A link leads to its page instead. */
export function watchEarlyOpeners(page: Document): void {
  page.addEventListener('click', ({ target, defaultPrevented }) => {
    const opener = !defaultPrevented && target instanceof Element && target.closest(`button[${OPENS}]`);
    const dialog = opener && page.getElementById(opener.getAttribute(OPENS) ?? '');
    if (dialog && !customElements.get(dialog.localName)) dialog.setAttribute('open', '');
  });
}
