import type { Plugin, PluginOption } from 'vite';
import dts from 'vite-plugin-dts';

/** Writes the type declarations beside the modules of dist/npm. */
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
      outDirs: 'dist/npm',
    }),
  ]
    .flat()
    .map((plugin) => ({ ...plugin, ...inLibraryOnly }));
}
