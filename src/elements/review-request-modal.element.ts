import { reviewRequestModalTable } from './review-request-modal.table.js';
import { readKind } from './values.js';
import { createWidgetClass } from './widget-element.js';
import type { ViewSource } from './widget-view.js';

/** The class of `<review-request-modal>`: as with a dialog of the platform, the attribute `open` says whether it is. */
export function createReviewRequestModalClass(view: ViewSource): CustomElementConstructor {
  const Base = createWidgetClass(reviewRequestModalTable, view);
  const connect: unknown = Reflect.get(Base.prototype, 'connectedCallback');

  return class ReviewRequestModalElement extends Base {
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
      // What a property has set while the element was being made was told to nobody
      const text = this.getAttribute('open');
      if (text !== null) this.setAttribute('open', text);
    }

    /** Opens the dialog. */
    show(): void {
      this.open = true;
    }

    /** Closes the dialog; what was typed is kept. */
    close(): void {
      this.open = false;
    }
  };
}
