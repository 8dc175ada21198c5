import type { EnvironmentOptions } from 'vite';
import { cdnEntries, chunkFileName, chunkGroups } from './chunks.js';
import { libraryEntries } from './entries.js';

const registering = /[\\/]src[\\/](?:cdn|elements|elements[\\/][\w-]+)\.tsx?$/;
const entries = new Set(Object.values(libraryEntries()).filter((source) => registering.test(source)));

/** What registers tags is named so that `sideEffects` in package.json can keep it, whatever chunk it lands in. */
function libraryChunkFileName({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  return moduleIds.some((id) => entries.has(id)) ? 'chunks/registers-[name]-[hash].js' : 'chunks/[name]-[hash].js';
}

/** Packages for development alone: the few icons that we use. */
const BUNDLED: ReadonlySet<string> = new Set(['lucide']);

const inPackage = /[\\/]node_modules[\\/]/;

/** dist/npm: an ES module per entry and shared chunks, readable, with every package left to the app's own bundler. */
export function libraryOutput(): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: 'dist/npm',
      license: { fileName: 'third-party-licenses.md' },
      minify: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: libraryEntries(),
        preserveEntrySignatures: 'strict',
        external: (id, importer = '') =>
          !BUNDLED.has(id) &&
          !(inPackage.test(importer) && !/^react(?:$|[/-])/.test(id)) &&
          !id.startsWith('.') &&
          !id.startsWith('\0') &&
          !/^(?:\/|[A-Za-z]:[\\/])/.test(id),
        output: { entryFileNames: '[name].js', chunkFileNames: libraryChunkFileName },
      },
    },
  };
}

/**
 * Makes Chromium compile all of a file while it comes, beside the main thread. Without it each function is compiled on the main
 * thread, when it is first called.
 */
export const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Large, and most of each is never called. */
const COMPILED_WHEN_CALLED: ReadonlySet<string> = new Set(['twilio']);

/**
 * dist/cdn/chunks: what the loader fetches. The loader itself is built after it, with the names of these files.
 */
export function cdnOutput(): EnvironmentOptions {
  return {
    consumer: 'client',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist/cdn',
      license: { fileName: 'third-party-licenses.md' },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: Object.fromEntries(cdnEntries),
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: true,
          postBanner: ({ name }) => (COMPILED_WHEN_CALLED.has(name) ? '' : COMPILE_AT_ONCE),
          entryFileNames: chunkFileName,
          chunkFileNames: chunkFileName,
          codeSplitting: { groups: chunkGroups },
          comments: { annotation: false, jsdoc: false, legal: false },
        },
      },
    },
  };
}
