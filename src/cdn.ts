/**
 * The one-line install: a small loader that watches the document and loads a widget's code when its first tag appears.
 * Tags may be in the page before the script, or appear later. A second loader on the page leaves the tags to the first
 * one, but its `configure` applies to all of them.
 */
import { pageDiagnoser } from './elements/diagnosis/page-diagnosis.js';
import { watchPolicy } from './elements/diagnosis/policy-watch.js';
import { codeNotFound, takeTags, watchTags } from './elements/loader/watch-tags.js';

export { configure } from './elements/page/page-settings.js';
export { signOut } from './elements/page/sign-out.js';

/**
 * Only the loader's own script names the folder of its code. Anyone who writes a post can put `data-lead-base` on
 * other elements.
 */
const ownScript = [...document.getElementsByTagName('script')].find(({ src }) => src === import.meta.url);

/** The folder of the chunks: next to this script, or in the folder of its `data-lead-base` if that is a web address. */
const chunksFolder = new URL(
  (ownScript?.dataset['leadBase'] || '.').replace(/\/?$/, '/chunks/'),
  import.meta.url,
).href.replace(/^(?!https?:).*/, './chunks/');

/** The code of each tag, by its name: the entries of the package with the same names. */
const sources = new Map(
  Object.entries(import.meta.glob('./*.ts', { base: './elements' })).map(([path, load]) => [path.slice(2, -3), load]),
);

/**
 * Finds what is wrong with the widgets of this page, and the line that fixes it. `lead-widgets.js?diagnose` shows it at
 * once.
 */
export const diagnose = pageDiagnoser([...sources.keys()], codeNotFound(chunksFolder));

watchPolicy();
takeTags(sources);
watchTags(document, sources, chunksFolder, (elements) => {
  // If this fails, the widgets make their calls themselves.
  import('./elements/loader/first-calls.js').then(
    ({ makeFirstCalls }) => makeFirstCalls(elements),
    () => {},
  );
});
if (/[?&]diagnose/.test(import.meta.url)) diagnose({ panel: true });
