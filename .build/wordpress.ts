import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../examples/wordpress/', import.meta.url));

/** Copies the WordPress plugin to dist/npm/wordpress, so that the package contains the plugin of its version. */
export function wordpress(): Plugin {
  return {
    name: 'lead-widgets:wordpress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'npm',
    generateBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        const fileName = `wordpress/${relative(folder, file).replaceAll('\\', '/')}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
      }
    },
  };
}
