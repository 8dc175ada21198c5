import { callView } from './early-calls.js';
import { leadPageTable } from './lead-page.table.js';
import { createWidgetClass } from './widget-element.js';
import type { ViewSource } from './widget-view.js';

/** The class of `<lead-page>`: a host records with it how its offers went. */
export function createLeadPageClass(view: ViewSource): CustomElementConstructor {
  return class LeadPageElement extends createWidgetClass(leadPageTable, view) {
    /** Records `Success` or `Error` by an offer's name; no call is made. */
    recordTargetOffer(name: string, outcome: unknown): void {
      callView(this, 'recordTargetOffer', (methods) => methods.recordTargetOffer?.(String(name), outcome));
    }

    /** Records the category that was asked for with an offer. */
    requestOfferCategory(name: string, categoryId: string | number): void {
      callView(this, 'requestOfferCategory', (methods) =>
        methods.requestOfferCategory?.(String(name), String(categoryId)),
      );
    }

    /** Clears the category of an offer, which removes the request. */
    clearOfferCategory(name: string): void {
      this.requestOfferCategory(name, '');
    }
  };
}
