import { isRecord } from '../../web/read-as.js';
import { sharedPage } from './page.js';
import type { WidgetSettings } from './settings.js';

/** Identifies the settings in `context-request` events. Every copy of the package uses the same symbol. */
export const gatewayContext: unique symbol = Symbol.for('lead-widgets.gateway');

type Receive = (value: unknown, unsubscribe?: () => void) => void;

/** A request of the community context protocol. A provider above calls back now and after every change. */
class ContextRequestEvent extends Event {
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

/** Whether an event asks for our settings. Any copy of the package or another library may have sent it. */
function isGatewayRequest(event: Event): event is ContextRequest {
  return (
    'context' in event &&
    event.context === gatewayContext &&
    'callback' in event &&
    typeof event.callback === 'function'
  );
}

/** The settings from the providers around an element. The element also hears when the page's own settings change. */
export function settingsContextOf(element: Element & { changed(): void }) {
  let settings: WidgetSettings = {};
  let isWaiting = false;
  let end: (() => void) | undefined;
  const changed = () => element.changed();
  return {
    get settings() {
      return settings;
    },
    /** The nearest provider does not have its own settings yet. */
    get isWaiting() {
      return isWaiting;
    },
    /** Asks again, for example after a move. The element hears about every change, also if no provider answers. */
    ask(): void {
      sharedPage().listeners.add(changed);
      end?.();
      settings = {};
      isWaiting = false;
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
          else {
            isWaiting = value === undefined;
            if (isRecord(value)) settings = value;
            changed();
          }
        }),
      );
      changed();
    },
    end(): void {
      sharedPage().listeners.delete(changed);
      end?.();
      settings = {};
    },
  };
}

/** The nearest `lang` attribute, across shadow roots. */
export function nearestLang(element: Element): string | undefined {
  for (let node: Node | null = element; node !== null; node = parentAcrossShadows(node)) {
    const lang = node instanceof Element ? node.getAttribute('lang') : null;
    if (lang) return lang;
  }
  return undefined;
}

export function parentAcrossShadows(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}

type Subscriber = (value: WidgetSettings | undefined, unsubscribe: () => void) => void;

/**
 * Answers the context requests of the widgets inside an element.
 * @param settings returns the current settings, or undefined while they are not known
 */
export function provideSettings(element: HTMLElement, settings: () => WidgetSettings | undefined) {
  const subscribers = new Map<
    Subscriber,
    { readonly widget: EventTarget | undefined; readonly unsubscribe: () => void }
  >();
  element.addEventListener('context-request', (event) => {
    const [widget] = event.composedPath();
    if (!isGatewayRequest(event) || widget === element) return;
    event.stopPropagation();
    const { callback } = event;
    const unsubscribe = () => void subscribers.delete(callback);
    if (event.subscribe === true) subscribers.set(callback, { widget, unsubscribe });
    callback(settings(), unsubscribe);
  });
  return {
    /** Sends the current settings to every widget inside. */
    update(): void {
      for (const [receive, { unsubscribe }] of [...subscribers]) receive(settings(), unsubscribe);
    },
    /** Calls a method of the widgets and providers inside, and returns the results. */
    callInside(name: 'refresh' | 'replayChallenges' | 'clearChallenges'): readonly unknown[] {
      return [...subscribers.values()].map(({ widget }): unknown => {
        const method: unknown = widget && Reflect.get(widget, name);
        return typeof method === 'function' ? Reflect.apply(method, widget, []) : undefined;
      });
    },
  };
}
