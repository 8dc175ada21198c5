import { isGatewayRequest } from './context.js';
import type { WidgetSettings } from './settings.js';

type Subscriber = (value: WidgetSettings | undefined, unsubscribe: () => void) => void;

/**
 * Answers the context requests of the widgets inside an element.
 * @param settings returns the current settings, or undefined while they are not known
 * @returns sends the current settings to every widget that has asked
 */
export function provideSettings(element: HTMLElement, settings: () => WidgetSettings | undefined): () => void {
  const subscribers = new Map<Subscriber, () => void>();
  element.addEventListener('context-request', (event) => {
    if (!isGatewayRequest(event) || event.composedPath()[0] === element) return;
    event.stopPropagation();
    const { callback } = event;
    const unsubscribe = () => void subscribers.delete(callback);
    if (event.subscribe === true) subscribers.set(callback, unsubscribe);
    callback(settings(), unsubscribe);
  });
  return () => {
    for (const [receive, unsubscribe] of [...subscribers]) receive(settings(), unsubscribe);
  };
}
