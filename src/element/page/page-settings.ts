import { sharedPage } from './page.js';
import type { WidgetSettings } from './settings.js';

/**
 * Sets defaults for every widget of the page. Settings of a widget, or of a `<lead-gateway>` around it, come first.
 * A second call adds to the first. A field that is `undefined` removes the setting.
 * Applies to the widgets of every copy of the package on the page.
 */
export function configure(settings: WidgetSettings): void {
  const page = sharedPage();
  page.settings = { ...page.settings, ...settings };
  for (const listener of page.listeners) listener();
}
