import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const reserve = new URL('../src/ui/theme/reserve.css', import.meta.url);
const folder = new URL('../src/themes/', import.meta.url);

/** A browser without `light-dark()` would lose every color, so it gets the light ones. */
function withLightColors(theme: string): string {
  const light = theme.replace(/light-dark\((#\w+), #\w+\)/g, '$1');
  return `${light}\n@supports (color: light-dark(red, red)) {\n${theme.replace(/^(?=.)/gm, '  ')}}\n`;
}

/**
 * Writes the style sheets for both builds: the themes in src/themes, and the reserved height of tags that have not
 * rendered yet.
 */
export function themes(): Plugin {
  return {
    name: 'lead-widgets:themes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'npm' || name === 'cdn',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'reserve.css', source: readFileSync(reserve, 'utf8') });
      for (const name of readdirSync(folder)) {
        if (!name.endsWith('.css')) continue;
        const source = readFileSync(new URL(name, folder), 'utf8');
        this.emitFile({ type: 'asset', fileName: `themes/${name}`, source: withLightColors(source) });
      }
    },
  };
}
