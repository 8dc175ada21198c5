import type { ReactiveClass, ReactiveElement } from './reactive.js';
import { OPENS } from './shared-attributes.js';
import { readKind, readString } from './values.js';

interface Openable extends ReactiveElement {
  open: boolean;
  show(): void;
  close(): void;
}

/**
 * Adds the attribute `open`, `show()` and `close()`, as a `<dialog>` has them. A control of the page opens it without a
 * script: one with `data-lead-opens="id"`, or the one that the attribute `for` names.
 */
export function openByAttribute(Base: ReactiveClass): new () => Openable {
  return class OpenableElement extends Base implements Openable {
    #stay = new AbortController();

    get open(): boolean {
      const text = this.getAttribute('open');
      return text !== null && text !== 'false';
    }

    set open(value: unknown) {
      const isOpen = readKind('boolean', value) === true;
      if (!isOpen) this.removeAttribute('open');
      else if (!this.open) this.setAttribute('open', '');
    }

    override connectedCallback(): void {
      super.connectedCallback?.();
      // A property that was set in the constructor has not fired `attributeChangedCallback` yet.
      const text = this.getAttribute('open');
      if (text !== null) this.setAttribute('open', text);
      this.#stay.abort();
      this.#stay = new AbortController();
      this.ownerDocument.addEventListener('click', this.#onClick, { signal: this.#stay.signal });
    }

    override disconnectedCallback(): void {
      this.#stay.abort();
      super.disconnectedCallback?.();
    }

    /** An opener may be a link, as a fallback without scripts. A plain click opens the dialog instead. */
    readonly #onClick = (event: MouseEvent): void => {
      const [target] = event.composedPath();
      if (event.defaultPrevented || !(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      const opener = target.closest(`[${OPENS}]`);
      const isNamed = this.id !== '' && opener?.getAttribute(OPENS) === this.id;
      const id = readString(this.rawValue('for'));
      if (!isNamed && !(id && target.closest(`#${CSS.escape(id)}`))) return;
      event.preventDefault();
      this.show();
    };

    /** Opens the dialog. */
    show(): void {
      this.open = true;
    }

    /** Closes the dialog and keeps the typed text. */
    close(): void {
      this.open = false;
    }
  };
}
