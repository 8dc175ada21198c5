import { rm } from 'node:fs/promises';
import { rolldown } from 'rolldown';
import { dts as rollUpTypes } from 'rolldown-plugin-dts';
import type { Plugin, PluginOption } from 'vite';
import dts from 'vite-plugin-dts';
import { moduleEntries } from './entries.js';

/** One declaration file for each module of src, until they are rolled up. */
const MODULES = 'dist/declarations';

/** Writes the type declarations of dist/npm: one file for each entry, and what several entries share in `types`. */
export function declarations(): PluginOption[] {
  const inLibraryOnly: Pick<Plugin, 'apply' | 'applyToEnvironment'> = {
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'npm',
  };
  return [
    dts({
      include: ['src'],
      // Nothing imports the command line tool.
      exclude: ['src/cdn.ts', 'src/cli.ts', 'src/cli/**', 'src/elements/catalogue/manifest.ts'],
      entryRoot: 'src',
      outDirs: MODULES,
      afterBuild: rollUp,
    }),
  ]
    .flat()
    .map((plugin) => ({ ...plugin, ...inLibraryOnly }));
}

async function rollUp(): Promise<void> {
  const names = moduleEntries.map(({ types }) => types.slice('./dist/npm/'.length, -'.d.ts'.length));
  const bundle = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, `${MODULES}/${name}.d.ts`])),
    external: (id) => !/^[./]/.test(id),
    plugins: [rollUpTypes({ dtsInput: true }), withoutRuntime],
  });
  await bundle.write({
    dir: 'dist/npm',
    entryFileNames: '[name].ts',
    chunkFileNames: ({ name }) => `types/${name.replace(/\.d$/, '')}-[hash].d.ts`,
  });
  await bundle.close();
  await rm(MODULES, { recursive: true });
}

/** Leaves out the bundler's own functions, which have no types. No declaration needs them. */
const withoutRuntime: Plugin = {
  name: 'without-runtime',
  generateBundle(_options, files) {
    for (const file of Object.keys(files)) if (file.includes('rolldown-runtime')) delete files[file];
  },
};
