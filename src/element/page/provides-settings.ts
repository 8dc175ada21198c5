import { isGatewayRequest } from './context.js';
import type { WidgetSettings } from './settings.js';

type Subscriber = (value: WidgetSettings | undefined, unsubscribe: () => void) => void;

interface Subscription {
  readonly widget: EventTarget | undefined;
  readonly unsubscribe: () => void;
}

export interface ProvidedSettings {
  /** Sends the current settings to every widget that has asked. */
  update(): void;
  /** Calls a method of every widget that has asked, and of the providers inside. Returns what they return. */
  callInside(name: 'refresh' | 'replayChallenges' | 'clearChallenges'): readonly unknown[];
}

/**
 * Answers the context requests of the widgets inside an element.
 * @param settings returns the current settings, or undefined while they are not known
 */
export function provideSettings(element: HTMLElement, settings: () => WidgetSettings | undefined): ProvidedSettings {
  const subscribers = new Map<Subscriber, Subscription>();
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
    update() {
      for (const [receive, { unsubscribe }] of [...subscribers]) receive(settings(), unsubscribe);
    },
    callInside(name) {
      return [...subscribers.values()].map(({ widget }): unknown => {
        const method: unknown = widget && Reflect.get(widget, name);
        return typeof method === 'function' ? Reflect.apply(method, widget, []) : undefined;
      });
    },
  };
}
