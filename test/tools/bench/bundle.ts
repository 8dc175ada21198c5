import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { COMPILE_AT_ONCE } from '../../../.build/outputs.js';
import { cdnIsStale } from '../../../examples/server/cdn-build.js';
import { isPeerPackage, PEERS_IMPORTER } from './peers/install.js';

const built = new URL('../../../dist/', import.meta.url);

/** A note if the build is older than the sources. Both builds are made together. */
export const buildNote = async (): Promise<string | undefined> =>
  (await cdnIsStale()) ? 'dist is older than src, and what was built is measured: npm run build' : undefined;

/** Loads a tag from the CDN build, as hosts do, and a peer from its folder. */
const outside: Plugin = {
  name: 'outside',
  enforce: 'pre',
  resolveId(id, importer, options) {
    const [, tag] = /^lead-widgets\/elements\/(.+)/.exec(id) ?? [];
    if (tag !== undefined) return { id: `/cdn/chunks/${chunkOf(tag)}`, external: 'absolute' };
    return isPeerPackage(id) && importer !== PEERS_IMPORTER ? this.resolve(id, PEERS_IMPORTER, options) : null;
  },
};

/**
 * Bundles one page's code in memory, minified and in one file. Like a file of the CDN build it is compiled when it comes,
 * not while it is measured. A page that imports a tag must be opened on the site that serves the CDN build.
 * @param page address of the page's module
 * @param entries the entries of the npm build that the page imports, such as `testing`
 * @throws Error where the package is not built yet
 */
export async function bundle(page: URL, ...entries: readonly string[]): Promise<string> {
  const alias = Object.fromEntries(entries.map((entry) => [`lead-widgets/${entry}`, builtEntry(entry)]));
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    plugins: [outside],
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      cssTarget: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(page), output: { codeSplitting: false, postBanner: COMPILE_AT_ONCE } },
    },
  });
  const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [code, ...more] = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []));
  if (code === undefined || more.length > 0) throw new Error(`${page.pathname} is not one file.`);
  return code;
}

function builtEntry(entry: string): string {
  const file = fileURLToPath(new URL(`npm/${entry}.js`, built));
  if (!existsSync(file)) throw new Error(`There is no dist/npm/${entry}.js yet: npm run build`);
  return file;
}

function chunkOf(tag: string): string {
  const folder = fileURLToPath(new URL('cdn/chunks/', built));
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const chunk = files.find((file) => file.replace(/-[\w-]{7}\.js$/, '') === tag);
  if (chunk === undefined) throw new Error(`dist/cdn has no chunk of ${tag} yet: npm run build`);
  return chunk;
}
