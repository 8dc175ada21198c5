import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { packageJson } from './entries.js';

interface DocumentModule {
  readonly gatewayDocument: (version: string) => Promise<object>;
}

const source = fileURLToPath(new URL('openapi/document.ts', import.meta.url));

/**
 * Writes dist/npm/openapi.json: the calls of the gateway, from the definitions that make them and the schemas that
 * check their answers.
 */
export function openApi(): Plugin {
  return {
    name: 'lead-widgets:openapi',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'npm',
    async generateBundle() {
      const { module } = await runnerImport<DocumentModule>(source, { configFile: false, logLevel: 'warn' });
      const document = await module.gatewayDocument(packageJson.version);
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: `${JSON.stringify(document, null, 2)}\n` });
    },
  };
}
