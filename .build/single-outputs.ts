import { basename } from 'node:path';
import type { EnvironmentOptions } from 'vite';
import { libraryEntries, sourceOf } from './entries.js';
import { singleEntry } from './single-widget.js';

const FOLDER = 'dist/cdn/single';

/** What is fetched only when it is wanted: neither is needed by most pages, and each is larger than a widget. */
const PARTS: Readonly<Record<string, string>> = { sandbox: 'sandbox', twilio: 'chat/twilio' };

/** The tags that have a single file: every one but <lead-gateway>, which is in each. */
export const singleTags: readonly string[] = Object.keys(libraryEntries())
  .filter((entry) => entry.startsWith('elements/') && entry !== 'elements/lead-gateway')
  .map((entry) => basename(entry));

/**
 * dist/cdn/single: `<tag>.js` for hosts that pin one hash. Each is one module that registers its tag and <lead-gateway>, with
 * all that the widget can reach inside: every part, both languages and the panel of `diagnose`. Two things stay files of
 * their own, below parts/ with a hash in their names, and are fetched only when they are wanted: the sandbox of
 * `<lead-gateway demo>`, and Twilio's SDK when a conversation is opened without a `chat` of the host's. Their hashes are in
 * integrity.json for the `integrity` of a page's import map.
 */
export function singleOutputs(): Record<string, EnvironmentOptions> {
  const parts = Object.entries(PARTS).flatMap(([name, entry]) => {
    const source = sourceOf(entry);
    return source === undefined ? [] : [[`single_${name}`, partOutput(name, source)] as const];
  });
  return Object.fromEntries([
    ...parts,
    ...singleTags.map((tag) => [`single_${tag.replaceAll('-', '_')}`, singleOutput(tag)] as const),
  ]);
}

function partOutput(name: string, source: string): EnvironmentOptions {
  return output({ [name]: source }, `${FOLDER}/parts`, '[name]-[hash:7].js');
}

function singleOutput(tag: string): EnvironmentOptions {
  return output({ [tag]: singleEntry(tag) }, FOLDER, '[name].js');
}

function output(input: Record<string, string>, outDir: string, entryFileNames: string): EnvironmentOptions {
  return {
    consumer: 'client',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      // They stand in the folder of the CDN build, which has been emptied.
      emptyOutDir: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input,
        preserveEntrySignatures: 'strict',
        treeshake: { propertyReadSideEffects: false },
        output: {
          minify: true,
          entryFileNames,
          codeSplitting: false,
          comments: { annotation: false, jsdoc: false, legal: false },
        },
      },
    },
  };
}
