import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { editorFiles, type Manifest } from './editor-data.js';

interface ManifestModule {
  readonly customElementsManifest: () => Manifest;
}

const source = fileURLToPath(new URL('../src/elements/catalogue/manifest.ts', import.meta.url));

/**
 * Writes dist/npm/custom-elements.json from the tables of the elements, and the files for editors.
 */
export function customElementsManifest(): Plugin {
  return {
    name: 'lead-widgets:manifest',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'npm',
    async generateBundle() {
      if (!existsSync(source)) return;
      const { module } = await runnerImport<ManifestModule>(source, { configFile: false, logLevel: 'warn' });
      const manifest = module.customElementsManifest();
      const files = { 'custom-elements.json': manifest, ...(await editorFiles(manifest)) };
      for (const [fileName, content] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content, null, 2)}\n` });
      }
    },
  };
}
