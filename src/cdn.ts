/**
 * The one-line install: a small loader that watches the document and loads a widget's code when its first tag appears.
 * Tags may be in the page before the script, or appear later. A second loader on the page leaves the tags to the first
 * one, but its `configure` applies to all of them.
 */
import type { Tag } from './elements/catalogue/tables.js';
import { pageDiagnoser } from './elements/diagnosis/page-diagnosis.js';
import { watchPolicy } from './elements/diagnosis/policy-watch.js';
import { takeTags } from './elements/loader/loaders.js';
import { watchTags } from './elements/loader/watch-tags.js';

export { configure } from './elements/page/page-settings.js';
export { signOut } from './elements/page/sign-out.js';

const sources = new Map(
  Object.entries({
    'lead-gateway': () => import('./elements/lead-gateway.js'),
    'lead-board': () => import('./elements/lead-board.js'),
    'lead-card': () => import('./elements/lead-card.js'),
    'message-thread': () => import('./elements/message-thread.js'),
    'lead-page': () => import('./elements/lead-page.js'),
    'lead-app': () => import('./elements/lead-app.js'),
    'date-range-picker': () => import('./elements/date-range-picker.js'),
    'raq-funnel': () => import('./elements/raq-funnel.js'),
    'review-request-modal': () => import('./elements/review-request-modal.js'),
  } satisfies Record<Tag, () => Promise<unknown>>),
);

/**
 * Finds what is wrong with the widgets of this page, and the line that fixes it. `lead-widgets.js?diagnose` shows it at
 * once.
 */
export const diagnose = pageDiagnoser([...sources.keys()]);

watchPolicy();
takeTags(sources);
watchTags(document, sources, (elements) => {
  // If this fails, the widgets make their calls themselves.
  import('./elements/loader/first-calls.js').then(
    ({ makeFirstCalls }) => makeFirstCalls(elements),
    () => {},
  );
});
if (/[?&]diagnose/.test(import.meta.url)) diagnose({ panel: true });
