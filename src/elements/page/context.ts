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

/** What the providers around an element give it. */
export interface Surroundings {
  readonly settings: WidgetSettings;
  /** Asks anew: another place has other providers. The element hears of a change, the one to nothing among them. */
  ask(): void;
  end(): void;
}

/** The settings that the nearest provider above an element gives it, now and with every change. */
export function surroundingsOf(element: Element & { changed(): void }): Surroundings {
  let settings: WidgetSettings = {};
  let end: (() => void) | undefined;
  return {
    get settings() {
      return settings;
    },
    ask() {
      end?.();
      settings = {};
      let unsubscribe: (() => void) | undefined;
      let isOver = false;
      end = () => {
        isOver = true;
        unsubscribe?.();
      };
      element.dispatchEvent(
        new ContextRequestEvent((value, next) => {
          if (unsubscribe !== next) unsubscribe?.();
          unsubscribe = next;
          if (isOver) next?.();
          else if (isSettings(value)) {
            settings = value;
            element.changed();
          }
        }),
      );
      element.changed();
    },
    end() {
      end?.();
      settings = {};
    },
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
