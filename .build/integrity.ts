import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The value of an `integrity` attribute for a file. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Writes dist/cdn/integrity.json: `{ "files": { "<path below cdn/>": "sha384-…" } }` for every file but itself. */
export function integrity(): Plugin {
  return {
    name: 'lead-widgets:integrity',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'cdn',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle)
          .map((file) => [file.fileName, integrityOf(file.type === 'chunk' ? file.code : file.source)] as const)
          .sort(([a], [b]) => (a < b ? -1 : 1));
        const source = `${JSON.stringify({ files: Object.fromEntries(files) }, null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'integrity.json', source });
      },
    },
  };
}
