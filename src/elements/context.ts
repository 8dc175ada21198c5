import type { WidgetSettings } from './settings.js';

/** Names the settings in `context-request` events; the same in every copy of the package. */
export const gatewayContext: unique symbol = Symbol.for('lead-widgets.gateway');

type Receive = (value: unknown, unsubscribe?: () => void) => void;

/** The community context protocol's request: a provider above answers by calling back, again with every change. */
export class ContextRequestEvent extends Event {
  readonly context: unknown = gatewayContext;
  readonly subscribe = true;
  constructor(readonly callback: Receive) {
    super('context-request', { bubbles: true, composed: true });
  }
}

interface ContextRequest extends Event {
  readonly context: unknown;
  readonly callback: Receive;
  readonly subscribe?: boolean;
}

/** Whether an event asks for our settings, whichever copy or library made it. */
export function isGatewayRequest(event: Event): event is ContextRequest {
  return (
    'context' in event &&
    event.context === gatewayContext &&
    'callback' in event &&
    typeof event.callback === 'function'
  );
}

/**
 * Asks the nearest provider above an element for its settings, now and with every change.
 * @returns ends the subscription
 */
export function requestSettings(element: Element, receive: (settings: WidgetSettings) => void): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  element.dispatchEvent(
    new ContextRequestEvent((value, unsubscribe) => {
      if (end !== undefined && end !== unsubscribe) end();
      end = unsubscribe;
      if (isOver) unsubscribe?.();
      else if (isSettings(value)) receive(value);
    }),
  );
  return () => {
    isOver = true;
    end?.();
  };
}

/** The `lang` that an element stands under, across shadow roots. */
export function nearestLang(element: Element): string | undefined {
  for (let node: Node | null = element; node !== null; node = parentAcrossShadows(node)) {
    const lang = node instanceof Element ? node.getAttribute('lang') : null;
    if (lang) return lang;
  }
  return undefined;
}

function parentAcrossShadows(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot !== null) return node.assignedSlot;
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}

function isSettings(value: unknown): value is WidgetSettings {
  return typeof value === 'object' && value !== null;
}
