import { callView } from '../element/shell/model.js';
import { openByAttribute } from '../element/shell/open-attribute.js';
import { createWidgetClass } from '../element/shell/widget-element.js';
import type { ViewSource } from '../element/shell/widget-view.js';
import { raqFunnelTable } from './table.js';

export function createClass(view: ViewSource): CustomElementConstructor {
  return class RaqFunnelElement extends openByAttribute(createWidgetClass(raqFunnelTable, view)) {
    /** Shows a step that the customer has reached. Ignores any other step. */
    goTo(step: unknown): void {
      callView(this, 'goTo', (methods) => methods.goTo?.(String(step)));
    }

    /** Removes every answer and starts again. */
    reset(): void {
      callView(this, 'reset', (methods) => methods.reset?.());
    }
  };
}
