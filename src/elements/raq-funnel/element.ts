import { callView } from '../loader/early-calls.js';
import { openByAttribute } from '../shell/open-attribute.js';
import { createWidgetClass } from '../shell/widget-element.js';
import type { ViewSource } from '../shell/widget-view.js';
import { raqFunnelTable } from './table.js';

/** The class of `<raq-funnel>`: a host may lead it to a step that was reached, or begin it anew. */
export function createClass(view: ViewSource): CustomElementConstructor {
  return class RaqFunnelElement extends openByAttribute(createWidgetClass(raqFunnelTable, view)) {
    /** Shows a step that has been reached; any other is left alone. */
    goTo(step: unknown): void {
      callView(this, 'goTo', (methods) => methods.goTo?.(String(step)));
    }

    /** Forgets every answer and begins anew. */
    reset(): void {
      callView(this, 'reset', (methods) => methods.reset?.());
    }
  };
}
