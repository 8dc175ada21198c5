import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isRuntime } from './own-runtime.js';

type Chunks = Readonly<Record<string, Pick<Rolldown.RenderedChunk, 'imports'>>>;

const dynamicImport = /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)/g;

/** Every chunk that must be there before `file` can run: its static imports and theirs, itself not among them. */
export function staticallyNeeded(file: string, chunks: Chunks): Set<string> {
  const found = new Set([file]);
  for (const each of found) {
    for (const next of chunks[each]?.imports ?? []) if (next in chunks && !isRuntime(next)) found.add(next);
  }
  found.delete(file);
  return found;
}

function specifier(file: string, from: string): string {
  const path = posix.relative(posix.dirname(from), file);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * A lazy chunk and all that it imports are asked for in one step: without this the browser learns of React only after
 * the widget's own code has come, one more round trip. It is done with plain `import()`s, so that nothing is added to the
 * host's page for a Content-Security-Policy to refuse.
 */
export function fetchTogether(): Plugin {
  return {
    name: 'lead-widgets:fetch-together',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'cdn',
    renderChunk(code, chunk, _options, { chunks }) {
      const here = chunk.fileName;
      const loaded = staticallyNeeded(here, chunks).add(here);
      const rewritten = code.replace(dynamicImport, (whole, _quote, target: string) => {
        const file = posix.join(posix.dirname(here), target);
        const first = [...staticallyNeeded(file, chunks)].filter(
          (needed) => !loaded.has(needed) && !chunks[needed]?.isEntry,
        );
        if (first.length === 0) return whole;
        const imports = [...first, file].map((each) => `import(${JSON.stringify(specifier(each, here))})`);
        return `Promise.all([${imports.join(',')}]).then((all)=>all[${first.length}])`;
      });
      return rewritten === code ? null : { code: rewritten, map: null };
    },
  };
}
