import { callView } from '../loader/early-calls.js';
import { createWidgetClass } from '../shell/widget-element.js';
import type { ViewSource } from '../shell/widget-view.js';
import { leadPageTable } from './table.js';

/** The class of `<lead-page>`: a host records with it how its offers went. */
export function createClass(view: ViewSource): CustomElementConstructor {
  return class LeadPageElement extends createWidgetClass(leadPageTable, view) {
    /** Records `Success` or `Error` by an offer's name; no call is made. */
    recordTargetOffer(name: unknown, outcome: unknown): void {
      callView(this, 'recordTargetOffer', (methods) => methods.recordTargetOffer?.(nameOf(name), outcome));
    }

    /** Records the category that was asked for with an offer. */
    requestOfferCategory(name: unknown, categoryId: unknown): void {
      callView(this, 'requestOfferCategory', (methods) =>
        methods.requestOfferCategory?.(nameOf(name), idOf(categoryId)),
      );
    }

    /** Clears the category of an offer, which removes the request. */
    clearOfferCategory(name: unknown): void {
      this.requestOfferCategory(name, '');
    }
  };
}

/** What is no text is no name; the state refuses an empty one. */
function nameOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Nothing, or what is no id, clears the category. */
function idOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
