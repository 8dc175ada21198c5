import type { EnvironmentOptions } from 'vite';
import { chunkFileName, chunkGroups } from './chunk-groups.js';
import { libraryEntries, sourceOf } from './entries.js';

const registering = /[\\/]src[\\/](?:cdn|elements|elements[\\/][\w-]+)\.tsx?$/;
const entries = new Set(Object.values(libraryEntries()).filter((source) => registering.test(source)));

/** What registers tags is named so that `sideEffects` in package.json can keep it, whatever chunk it lands in. */
function libraryChunkFileName({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  return moduleIds.some((id) => entries.has(id)) ? 'chunks/registers-[name]-[hash].js' : 'chunks/[name]-[hash].js';
}

/**
 * Packages for development alone: the few icons that we use, Twilio's SDK in a chunk of its own, and the calendar, which would
 * bring 28 MB of date functions into every app that we never call.
 */
const BUNDLED: ReadonlySet<string> = new Set(['lucide', '@twilio/conversations', 'react-day-picker']);

const inCalendar = /[\\/]react-day-picker[\\/]/;

/** dist/npm: an ES module per entry and shared chunks, readable, with every package left to the app's own bundler. */
export function libraryOutput(): EnvironmentOptions {
  return {
    consumer: 'client',
    define: { __REACT_OF_APP__: 'true' },
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
          !(inCalendar.test(importer) && !/^react(?:$|[/-])/.test(id)) &&
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
const COMPILED_WHEN_CALLED: ReadonlySet<string> = new Set(['sandbox', 'twilio']);

/**
 * dist/cdn: the loader `lead-widgets.js`, and hashed chunks that it fetches on first use. React is one chunk of its own,
 * and what several widgets share another, so that a page with one widget fetches few files.
 */
export function cdnOutput(): EnvironmentOptions {
  const loader = sourceOf('cdn');
  return {
    consumer: 'client',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist/cdn',
      license: { fileName: 'third-party-licenses.md' },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: loader ? { 'lead-widgets': loader } : {},
        preserveEntrySignatures: 'allow-extension',
        // Reading a name of React does nothing else, so one that nobody uses is left out.
        treeshake: { propertyReadSideEffects: false },
        output: {
          minify: true,
          postBanner: ({ isEntry, name }) => (isEntry || COMPILED_WHEN_CALLED.has(name) ? '' : COMPILE_AT_ONCE),
          entryFileNames: '[name].js',
          chunkFileNames: chunkFileName,
          codeSplitting: { groups: chunkGroups },
          comments: { annotation: false, jsdoc: false, legal: false },
        },
      },
    },
  };
}
