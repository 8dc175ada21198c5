import { callView } from '../element/shell/model.js';
import { createWidgetClass } from '../element/shell/widget-element.js';
import type { ViewSource } from '../element/shell/widget-view.js';
import { leadPageTable } from './table.js';

/** Creates the class of `<lead-page>`, which adds the methods for offers. */
export function createClass(view: ViewSource): CustomElementConstructor {
  return class LeadPageElement extends createWidgetClass(leadPageTable, view) {
    /** Records `Success` or `Error` for an offer. Makes no call. */
    recordTargetOffer(name: unknown, outcome: unknown): void {
      callView(this, 'recordTargetOffer', (methods) => methods.recordTargetOffer?.(nameOf(name), outcome));
    }

    /** Records the category that the provider has requested with an offer. */
    requestOfferCategory(name: unknown, categoryId: unknown): void {
      callView(this, 'requestOfferCategory', (methods) =>
        methods.requestOfferCategory?.(nameOf(name), idOf(categoryId)),
      );
    }

    /** Removes the requested category of an offer. */
    clearOfferCategory(name: unknown): void {
      this.requestOfferCategory(name, '');
    }
  };
}

/** Returns an empty name for a value that is not a text. The state ignores it. */
function nameOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns an empty id, which removes the category, for a value that is not an id. */
function idOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
