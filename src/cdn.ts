/**
 * The one-line install: a small loader that watches the document and fetches a widget's code when its first tag appears.
 * Tags may stand there before the script, and may come at any time after it.
 */
import { watchTags } from './elements/watch-tags.js';

export { configure } from './elements/page-settings.js';

/** Forgets every token, empties stores and queues, and drops what was being written. For the host's own sign-out. */
export async function signOut(): Promise<void> {
  const module = await import('./elements/sign-out.js');
  module.signOut();
}

watchTags(document, {
  'lead-gateway': () => import('./elements/lead-gateway.js'),
  'lead-board': () => import('./elements/lead-board.js'),
  'lead-card': () => import('./elements/lead-card.js'),
});
