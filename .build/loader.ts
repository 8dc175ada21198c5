import { basename } from 'node:path';
import { build, type Rolldown } from 'vite';
import { chunkFileName } from './chunks.js';
import { buildConstants, sourceOf } from './entries.js';

/** The names of a chunk and of the chunks that it imports, sorted, with the chunk itself last. */
function filesOf(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): string {
  const files = new Set(chunk.imports);
  for (const file of files) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next);
  }
  return [...[...files].sort(), chunk.fileName].map((file) => basename(file)).join(' ');
}

/**
 * Builds the loader, dist/cdn/lead-widgets.js. It is a build of its own, so that a page that loads it as
 * `lead-widgets.js?ver=6.8` does not load it a second time with a chunk.
 * @param chunks of the CDN build
 * @param settings of the CDN build, such as its targets
 */
export async function buildLoader(chunks: readonly Rolldown.OutputChunk[], settings: object): Promise<void> {
  const files = chunks.filter(({ isEntry }) => isEntry).map((chunk) => [chunk.name, filesOf(chunk, chunks)]);
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { ...buildConstants, __FILES__: JSON.stringify(Object.fromEntries(files)) },
    build: {
      ...settings,
      outDir: 'dist/cdn',
      emptyOutDir: false,
      lib: { entry: { 'lead-widgets': sourceOf('cdn') ?? '' }, formats: ['es'] },
      rolldownOptions: {
        output: {
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: chunkFileName,
          comments: { annotation: false, jsdoc: false, legal: false },
        },
      },
    },
  });
}
