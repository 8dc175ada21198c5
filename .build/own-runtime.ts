import type { Plugin, Rolldown } from 'vite';

const runtime = /^chunks\/rolldown-runtime-/;
const taken = /^import \{ (\w+) as __exportAll \} from "[^"]*rolldown-runtime-[^"]*";$/m;

const exportAll = `const __exportAll = (all) => {
  const names = {};
  for (const name in all) Object.defineProperty(names, name, { get: all[name], enumerable: true });
  return names;
};`;

/** Whether a file is the bundler's runtime, of which no chunk is left. */
export function isRuntime(file: string): boolean {
  return runtime.test(file);
}

/**
 * The bundler puts its runtime into a file of its own, whatever the groups say: one more request on every page, for one
 * function. Each chunk that needs the function gets it.
 */
export function ownRuntime(): Plugin {
  return {
    name: 'lead-widgets:own-runtime',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'cdn',
    renderChunk(code, chunk) {
      if (!chunk.imports.some(isRuntime)) return null;
      if (!taken.test(code)) return this.error(`${chunk.fileName} takes something else from the bundler's runtime.`);
      return { code: code.replace(taken, exportAll), map: null };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') dropRuntime(file);
        if (isRuntime(file.fileName)) delete bundle[file.fileName];
      }
    },
  };
}

function dropRuntime(chunk: Rolldown.OutputChunk): void {
  const place = chunk.imports.findIndex(isRuntime);
  if (place >= 0) chunk.imports.splice(place, 1);
}
