import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { sourceOf } from './entries.js';

const PREFIX = 'virtual:single-widget/';
const partsFolder = new URL('../dist/cdn/single/parts/', import.meta.url);

/** The module that a single file is made from. */
export function singleEntry(tag: string): string {
  return PREFIX + tag;
}

/** As the loader does it: the first on a page wins, and what is configured reaches every copy. */
function codeOf(tag: string): string {
  const from = (entry: string) => JSON.stringify(sourceOf(`elements/${entry}`));
  return `
import { diagnose } from ${from('diagnosis/diagnose-page')};
import { watchPolicy } from ${from('diagnosis/policy-watch')};
import { takeTags } from ${from('loader/watch-tags')};
export { signOut } from ${from('page/sign-out')};
export { configure } from ${from('page/page-settings')};
export { diagnose };

const sources = new Map([[${JSON.stringify(tag)}, () => import(${from(tag)})]]);
watchPolicy();
takeTags(sources);
for (const register of sources.values()) register();
if (new URL(import.meta.url).searchParams.has('diagnose')) diagnose({ panel: true });
`;
}

/** A part that was built before, by the source that it is made from. */
function builtPart(source: string): string | undefined {
  const name = [
    ...new Map([
      ['sandbox', sourceOf('sandbox')],
      ['twilio', sourceOf('chat/twilio')],
    ]),
  ].find(([, each]) => each === source)?.[0];
  if (name === undefined) return undefined;
  const file = readdirSync(partsFolder).find((each) => each.startsWith(`${name}-`));
  if (file === undefined) throw new Error(`${name} is not built yet: it comes before the widgets that import it.`);
  return `./parts/${file}`;
}

/** Makes the entries of the single files, and keeps the two parts out of them. */
export function singleWidgets(): Plugin {
  return {
    name: 'lead-widgets:single-widgets',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name.startsWith('single_'),
    async resolveId(source, importer) {
      if (source.startsWith(PREFIX)) return `\0${source}`;
      if (!importer || !/[\\/](?:sandbox|twilio)\.js$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const part = resolved && builtPart(resolved.id);
      return part ? { id: part, external: true } : resolved;
    },
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? codeOf(id.slice(PREFIX.length + 1)) : null),
  };
}
