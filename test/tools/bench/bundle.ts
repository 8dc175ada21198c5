import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { COMPILE_AT_ONCE } from '../../../.build/outputs.js';
import { cdnIsStale } from '../../../examples/server/cdn-build.js';

const builtFrom = new URL('../../../dist/npm/', import.meta.url);

/** Says that the build is older than the sources; both builds are made together. */
export const buildNote = async (): Promise<string | undefined> =>
  (await cdnIsStale()) ? 'dist/npm is older than src, and what was built is measured: npm run build' : undefined;

/**
 * Bundles one page's code in memory, minified and in one file, with the package as it was built. Like a file of the CDN
 * build it is compiled when it comes, not while it is measured.
 * @param page address of the page's module
 * @param entries the entries of the package that the page imports, such as `gateway`; none for a page made of the sources
 * @throws Error where the package is not built yet
 */
export async function bundle(page: URL, ...entries: readonly string[]): Promise<string> {
  const alias = Object.fromEntries(entries.map((entry) => [`lead-widgets/${entry}`, builtEntry(entry)]));
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
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
  const built = fileURLToPath(new URL(`${entry}.js`, builtFrom));
  if (!existsSync(built)) throw new Error(`There is no dist/npm/${entry}.js yet: npm run build`);
  return built;
}
