import { openByAttribute } from '../element/shell/open-attribute.js';
import { createWidgetClass } from '../element/shell/widget-element.js';
import type { ViewSource } from '../element/shell/widget-view.js';
import { reviewRequestModalTable } from './table.js';

export function createClass(view: ViewSource): CustomElementConstructor {
  return openByAttribute(createWidgetClass(reviewRequestModalTable, view));
}
