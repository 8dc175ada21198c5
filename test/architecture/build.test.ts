import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The hooks by which a plugin can change or replace a module or a chunk. */
const REWRITING = ['resolveId', 'load', 'transform', 'renderChunk'] as const;

/** Vite, its plugins for React and the writer of type declarations. */
const isPublished = (name: string) => /^(?:vite|builtin|native):|^(?:alias|unplugin-dts)$/.test(name);

const PACKAGES = ['react', 'react-dom/client', 'jotai/vanilla', 'ofetch', 'valibot', '@twilio/conversations'];

async function ownPlugins() {
  // Vitest's own projects are not part of a build.
  vi.stubEnv('VITEST', '');
  const { plugins } = await resolveConfig({ root, logLevel: 'error' }, 'build', 'production', 'production');
  return plugins.filter(({ name }) => !isPublished(name));
}

test('only two plugins of the build change or replace a module: our tables and our sandbox', async () => {
  const plugins = await ownPlugins();
  const found = plugins.flatMap((plugin) =>
    REWRITING.flatMap((hook) => (plugin[hook] ? `${plugin.name} ${hook}` : [])),
  );
  expect(found.sort()).toEqual([
    'lead-widgets:sandbox-program resolveId',
    'lead-widgets:without-manifest-texts transform',
  ]);
  const [sandbox] = plugins.filter(({ name }) => name === 'lead-widgets:sandbox-program');
  const { resolveId } = sandbox ?? {};
  const replaced = PACKAGES.map((id) => typeof resolveId === 'function' && Reflect.apply(resolveId, {}, [id]));
  expect(replaced).toEqual(PACKAGES.map(() => undefined));
  const [tables] = plugins.filter(({ name }) => name === 'lead-widgets:without-manifest-texts');
  const { filter } = { filter: undefined, ...Object(tables?.transform) };
  const modules = PACKAGES.map((id) => fileURLToPath(import.meta.resolve(id)));
  expect(filter).toEqual({ id: expect.any(RegExp) });
  expect(modules.filter((path) => filter.id.test(path))).toEqual([]);
});

test('the scripts of the build change no chunk, and put nothing in the place of a package', () => {
  const scripts = readdirSync(`${root}.build`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.ts$/.test(file),
  );
  const files = ['vite.config.ts', ...scripts.map((file) => `.build/${file}`)];
  const rewriting = /\.code =[^=]|\bdelete bundle|\balias\s*[:(]/;
  expect(files.filter((file) => rewriting.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});
