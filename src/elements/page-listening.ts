import { watchPolicy } from './diagnosis/policy-watch.js';
import { sharedPage } from './page.js';
import { configure } from './page-settings.js';

/**
 * A widget has started, and hears what is configured.
 * @returns ends the subscription
 */
export function onConfigure(listener: () => void): () => void {
  const page = sharedPage();
  watchPolicy();
  page.startedAt ??= new Date().toISOString();
  const { listeners } = page;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page's token goes with the person. */
export function forgetPageToken(): void {
  configure({ oneTimeToken: undefined });
}
