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

/** The folder of the chunks: beside this script, or in the folder that `data-lead-base` names. */
const leadBase = document.querySelector<HTMLElement>('[data-lead-base]')?.dataset['leadBase'] || '.';
const chunksFolder = new URL(leadBase.replace(/\/?$/, '/chunks/'), import.meta.url).href;

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
