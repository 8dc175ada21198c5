import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const folder = new URL('../src/themes/', import.meta.url);

/** Writes the ready themes beside both builds, as they stand in src/themes: a page links one, or an app imports it. */
export function themes(): Plugin {
  return {
    name: 'lead-widgets:themes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'npm' || name === 'cdn',
    generateBundle() {
      for (const name of readdirSync(folder)) {
        if (!name.endsWith('.css')) continue;
        const source = readFileSync(new URL(name, folder), 'utf8');
        this.emitFile({ type: 'asset', fileName: `themes/${name}`, source });
      }
    },
  };
}
