import { openByAttribute } from '../shell/open-attribute.js';
import { createWidgetClass } from '../shell/widget-element.js';
import type { ViewSource } from '../shell/widget-view.js';
import { reviewRequestModalTable } from './table.js';

/** The class of `<review-request-modal>`. */
export function createClass(view: ViewSource): CustomElementConstructor {
  return openByAttribute(createWidgetClass(reviewRequestModalTable, view));
}
