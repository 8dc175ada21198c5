import { openByAttribute } from './open-attribute.js';
import { reviewRequestModalTable } from './review-request-modal.table.js';
import { createWidgetClass } from './widget-element.js';
import type { ViewSource } from './widget-view.js';

/** The class of `<review-request-modal>`. */
export function createReviewRequestModalClass(view: ViewSource): CustomElementConstructor {
  return openByAttribute(createWidgetClass(reviewRequestModalTable, view));
}
