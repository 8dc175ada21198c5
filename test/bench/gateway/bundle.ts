import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { cdnIsStale } from '../../../examples/server/cdn-build.js';

const built = fileURLToPath(new URL('../../../dist/npm/gateway.js', import.meta.url));

/** Says that the build is older than the sources; both builds are made together. */
export async function buildNote(): Promise<string | undefined> {
  return (await cdnIsStale()) ? 'dist/npm is older than src, and what was built is measured: npm run build' : undefined;
}

/**
 * Bundles one page's code in memory, minified, with the client as the package has it.
 * @param page name below pages/
 * @throws Error where the package is not built yet
 */
export async function bundle(page: string): Promise<string> {
  if (!existsSync(built)) throw new Error('There is no dist/npm/gateway.js yet: npm run build');
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { 'lead-widgets/gateway': built } },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL(`pages/${page}.ts`, import.meta.url)) },
    },
  });
  const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [code, ...more] = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []));
  if (code === undefined || more.length > 0) throw new Error(`${page} is not one file.`);
  return code;
}
