import type { EnvironmentOptions } from 'vite';
import { cdnEntries, chunkFileName, chunkGroups } from './chunks.js';
import { libraryEntries } from './entries.js';

const registering = /[\\/]src[\\/](?:cdn|elements|elements[\\/][\w-]+)\.tsx?$/;
const entries = new Set(Object.values(libraryEntries()).filter((source) => registering.test(source)));

/** Names the chunks that register tags so that `sideEffects` in package.json keeps them. */
function libraryChunkFileName({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  return moduleIds.some((id) => entries.has(id)) ? 'chunks/registers-[name]-[hash].js' : 'chunks/[name]-[hash].js';
}

/** Packages that are only development dependencies: the few icons that we use. */
const BUNDLED: ReadonlySet<string> = new Set(['lucide']);

const inPackage = /[\\/]node_modules[\\/]/;

/** dist/npm: one readable ES module for each entry, and shared chunks. Packages are left to the app's bundler. */
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
 * Makes Chromium compile the whole file during the download, outside of the main thread. Otherwise each function is
 * compiled on the main thread when it is first called.
 */
export const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Large files of which most code is never called. */
const COMPILED_WHEN_CALLED: ReadonlySet<string> = new Set(['twilio']);

/**
 * dist/cdn/chunks: the files that the loader loads. The loader is built afterwards, because it contains their names.
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
