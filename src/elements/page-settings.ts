import type { WidgetSettings } from './settings.js';

let page: WidgetSettings = {};
const listeners = new Set<() => void>();

/**
 * Settings for every widget of the page that has none of its own and none from a `<lead-gateway>` around it.
 * Called again, it adds to what it was given before; a field that is `undefined` is taken back.
 */
export function configure(settings: WidgetSettings): void {
  page = { ...page, ...settings };
  for (const listener of listeners) listener();
}

export function pageSettings(): WidgetSettings {
  return page;
}

/** @returns ends the subscription */
export function onConfigure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page's token goes with the person. */
export function forgetPageToken(): void {
  configure({ oneTimeToken: undefined });
}
