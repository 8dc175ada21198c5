import { isSupported } from './define.js';

/**
 * Shows a notice instead of the widget if the browser is too old, or if a script of the page has broken what React needs,
 * and tells the host. It uses only old parts of the platform, because the newer ones may be missing or broken.
 *
 * @param widget an element with a shadow root
 */
export function showBootPanel(widget: HTMLElement): void {
  const isSpanish = /^es\b/i.test(widget.closest<HTMLElement>('[lang]')?.lang ?? '');
  const frame = made('div', 'root');
  const surface = made('div', 'surface');
  const panel = made('div', 'panel');
  const heading = made('h2', '');
  const text = made('p', '');
  frame.setAttribute('part', 'root');
  frame.lang = isSpanish ? 'es' : 'en';
  surface.setAttribute('part', 'notice');
  panel.setAttribute('role', 'alert');
  heading.textContent = isSpanish ? 'No se pudo mostrar esta parte.' : 'This part could not be shown.';
  text.textContent = reasons[isSupported() ? 'script' : 'browser'][isSpanish ? 'es' : 'en'];
  panel.append(heading, text);
  surface.append(panel);
  frame.append(surface);
  widget.shadowRoot?.replaceChildren(frame);
  const detail = { operation: 'boot', kind: 'render' };
  widget.dispatchEvent(new CustomEvent('widget-error', { detail, bubbles: true, composed: true }));
}

const reasons = {
  browser: { en: 'This browser is too old for it.', es: 'Este navegador es demasiado antiguo.' },
  script: {
    en: 'Another script on this page stands in its way.',
    es: 'Otro programa de esta página lo impide.',
  },
};

function made(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
