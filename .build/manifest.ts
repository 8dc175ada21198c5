import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { packageJson } from './entries.js';
import type { Manifest } from './manifest-types.js';
import { vscodeCssData, vscodeHtmlData } from './vscode-data.js';
import { webTypes } from './web-types.js';

interface ManifestModule {
  readonly customElementsManifest: () => Manifest;
}

const source = fileURLToPath(new URL('../src/elements/catalogue/manifest.ts', import.meta.url));

/**
 * Writes dist/npm/custom-elements.json from the tables of the elements. Also writes the files for editors: the custom
 * data of VS Code for HTML and CSS, and the web-types of JetBrains.
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
      const declarations = manifest.modules.flatMap((each) => each.declarations);
      const files = {
        'custom-elements.json': manifest,
        'vscode.html-custom-data.json': vscodeHtmlData(declarations),
        'vscode.css-custom-data.json': vscodeCssData(declarations),
        'web-types.json': webTypes(declarations, packageJson.version),
      };
      for (const [fileName, content] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content, null, 2)}\n` });
      }
    },
  };
}
