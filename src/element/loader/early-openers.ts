import { OPENS } from '../shell/shared-attributes.js';

/** Opens a dialog whose button is pressed before the code of the dialog has loaded. A link leads to its page instead. */
export function watchEarlyOpeners(page: Document): void {
  page.addEventListener('click', ({ target, defaultPrevented }) => {
    const button = !defaultPrevented && target instanceof Element && target.closest('button');
    if (!button) return;
    const named = button.getAttribute(OPENS);
    const [attribute, id] = named === null ? ['for', button.id] : ['id', named];
    if (id) page.querySelector(`[${attribute}="${CSS.escape(id)}"]:not(:defined)`)?.toggleAttribute('open', true);
  });
}
