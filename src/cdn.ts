/**
 * The one-line install: a small loader that watches the document and loads a widget's code when its first tag appears.
 * Tags may be in the page before the script, or appear later. A second loader on the page leaves the tags to the first
 * one, but its `configure` applies to all of them.
 */
import { pageDiagnoser } from './element/diagnosis/page-diagnosis.js';
import { codeNotFound, takeTags, watchEarlyOpeners, watchTags } from './element/loader/watch-tags.js';
import { watchPolicy } from './element/page/observed.js';

export { configure, signOut } from './element/page/host-functions.js';

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

/** The files of each tag, and of the first calls, in `chunksFolder`. */
declare const __FILES__: Readonly<Record<string, string>>;

/** Imports all files in one round trip. The last one is the module, and imports the others. */
const load = (files = '') =>
  Promise.all(files.split(' ').map((file) => import(/* @vite-ignore */ chunksFolder + file))).then((all) => all.at(-1));

const { 'first-calls': firstCalls, ...tagFiles } = __FILES__;
const sources = new Map(Object.entries(tagFiles).map(([tag, files]) => [tag, () => load(files)]));

/**
 * Finds what is wrong with the widgets of this page, and the line that fixes it. `lead-widgets.js?diagnose` shows it at
 * once.
 */
export const diagnose = pageDiagnoser([...sources.keys()], codeNotFound(chunksFolder));

watchPolicy();
takeTags(sources);
watchEarlyOpeners(document);
watchTags(document, sources, chunksFolder, (elements) => {
  load(firstCalls).then(
    ({ makeFirstCalls }: typeof import('./element/loader/first-calls.js')) => makeFirstCalls(elements),
    // The widgets make their calls themselves.
    () => {},
  );
});
if (/[?&]diagnose/.test(import.meta.url)) diagnose({ panel: true });
