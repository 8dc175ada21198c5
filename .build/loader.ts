import { basename } from 'node:path';
import { build, type Rolldown } from 'vite';
import { chunkFileName } from './chunks.js';
import { buildConstants, sourceOf } from './entries.js';

/** The file names of a chunk and of the chunks that it imports: sorted, with the chunk itself last. */
function filesOf(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): string {
  const files = new Set(chunk.imports);
  for (const file of files) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next);
  }
  return [...[...files].sort(), chunk.fileName].map((file) => basename(file)).join(' ');
}

/**
 * Builds the loader, dist/cdn/lead-widgets.js. It is a separate build: if chunks imported the loader, a page that loads
 * it as `lead-widgets.js?ver=6.8` would load it twice.
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
