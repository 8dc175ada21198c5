import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

interface ManifestModule {
  readonly customElementsManifest: () => unknown;
}

const source = fileURLToPath(new URL('../src/elements/manifest.ts', import.meta.url));

/** Writes dist/npm/custom-elements.json out of the tables that the elements are made from. */
export function customElementsManifest(): Plugin {
  return {
    name: 'lead-widgets:manifest',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'npm',
    async generateBundle() {
      if (!existsSync(source)) return;
      const { module } = await runnerImport<ManifestModule>(source, { configFile: false, logLevel: 'warn' });
      this.emitFile({
        type: 'asset',
        fileName: 'custom-elements.json',
        source: `${JSON.stringify(module.customElementsManifest(), null, 2)}\n`,
      });
    },
  };
}
