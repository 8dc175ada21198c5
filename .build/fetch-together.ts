import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isRuntime } from './own-runtime.js';

type Chunks = Readonly<Record<string, Pick<Rolldown.RenderedChunk, 'imports'>>>;

/** The loader asks for this by itself with the first tag: its lists need not name it. */
const ASKED_FOR = /[\\/]src[\\/]elements[\\/]loader[\\/]first-calls\.ts$/;

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

/** The loader's constant for the folder of the chunks (src/cdn.ts). */
const FOLDER = 'chunksFolder';

const FETCH_ALL = `const fetchAll=(files)=>Promise.all(files.split(" ").map((file)=>import(\`\${${FOLDER}}\${file}.js\`))).then((all)=>all.pop());`;

/** How the loader makes its table of tags (src/cdn.ts), and one of its entries. */
const tagTable =
  /Object\.entries\((?:\/\*.*?\*\/ ?)?Object\.assign\((\{.*?\n\})\)\)\.map\(\(\[path, load\]\) => \[.*?\]\)/s;
const tagEntry = /"\.\/([\w-]+)\.ts": \(\) => fetchAll\(("[^"]*")\)[^,\n]*/g;

/** The table as data: it is shorter than with a function for each tag. */
function shortTable(code: string): string {
  return code.replace(tagTable, (_whole, entries: string) => {
    const files = entries.replace(tagEntry, '"$1": $2');
    return `Object.entries(${files}).map(([tag, files]) => [tag, () => fetchAll(files)])`;
  });
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
      const asked = Object.values(chunks).find(({ moduleIds }) => moduleIds.some((id) => ASKED_FOR.test(id)));
      if (chunk.isEntry && asked !== undefined) loaded.add(asked.fileName);
      const rewritten = code.replace(dynamicImport, (whole, _quote, target: string) => {
        const file = posix.join(posix.dirname(here), target);
        // In one order everywhere: what is repeated compresses.
        const first = [...staticallyNeeded(file, chunks)]
          .filter((needed) => !loaded.has(needed) && !chunks[needed]?.isEntry)
          .sort();
        const specifiers = [...first, file].map((each) => specifier(each, here));
        // The loader's bytes count: it names many files, all of them in one folder.
        if (chunk.isEntry) return `fetchAll("${specifiers.map((each) => posix.basename(each, '.js')).join(' ')}")`;
        if (first.length === 0) return whole;
        return `Promise.all([${specifiers.map((each) => `import("${each}")`).join(',')}]).then((all)=>all.pop())`;
      });
      if (rewritten === code) return null;
      if (chunk.isEntry && !code.includes(` ${FOLDER} = `)) this.error(`${here} does not say where its chunks are.`);
      return { code: chunk.isEntry ? `${FETCH_ALL}\n${shortTable(rewritten)}` : rewritten, map: null };
    },
  };
}
