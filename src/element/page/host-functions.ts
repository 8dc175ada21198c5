import { announceSignOut, clearDevice } from '../../session/clear-device.js';
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

/**
 * Signs the person out of every widget, on this page and in the other tabs of the same origin. Removes tokens, data,
 * waiting actions and what is stored on the device. Call it when the host signs the person out. It loads no code.
 */
export async function signOut(): Promise<void> {
  const at = Date.now();
  announceSignOut({ at, scope: '' });
  const page = sharedPage();
  // The code of some tags may still be loading.
  page.signedOutAt = performance.now();
  page.ownSignOut = at;
  const ends = [...page.signOuts].map((end) => end());
  clearDevice();
  configure({ oneTimeToken: undefined });
  await Promise.allSettled(ends);
}
