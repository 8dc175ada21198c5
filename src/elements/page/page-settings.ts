import { sharedPage } from './page.js';
import type { WidgetSettings } from './settings.js';

/**
 * Settings for every widget of the page that has none of its own and none from a `<lead-gateway>` around it.
 * Called again, it adds to what it was given before; a field that is `undefined` is taken back.
 * It reaches the widgets of every copy of the package on the page.
 */
export function configure(settings: WidgetSettings): void {
  const page = sharedPage();
  page.settings = { ...page.settings, ...settings };
  for (const listener of page.listeners) listener();
}
