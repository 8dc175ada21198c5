import type { ReactiveClass, ReactiveElement } from './reactive.js';
import { readKind } from './values.js';

interface Openable extends ReactiveElement {
  open: boolean;
  show(): void;
  close(): void;
}

/** Adds the attribute `open`, `show()` and `close()`, as a `<dialog>` has them. */
export function openByAttribute(Base: ReactiveClass): new () => Openable {
  const connect: unknown = Reflect.get(Base.prototype, 'connectedCallback');

  return class OpenableElement extends Base implements Openable {
    get open(): boolean {
      const text = this.getAttribute('open');
      return text !== null && text !== 'false';
    }

    set open(value: unknown) {
      const isOpen = readKind('boolean', value) === true;
      if (!isOpen) this.removeAttribute('open');
      else if (!this.open) this.setAttribute('open', '');
    }

    connectedCallback(): void {
      if (typeof connect === 'function') Reflect.apply(connect, this, []);
      // A property that was set in the constructor has not fired `attributeChangedCallback` yet.
      const text = this.getAttribute('open');
      if (text !== null) this.setAttribute('open', text);
    }

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
