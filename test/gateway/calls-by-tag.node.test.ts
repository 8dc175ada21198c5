import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DEFINITIONS } from '../../.build/openapi/areas.js';
import { elementTables } from '../../src/elements/catalogue/tables.js';
import { CALLS_BY_TAG } from '../../src/gateway/calls-by-tag.js';
import { readSourceFiles } from '../architecture/source-files.js';

const source = readSourceFiles(fileURLToPath(new URL('../../src', import.meta.url)));

/** The operations whose definitions the files of a folder import. */
function callsIn(folder: string): ReadonlySet<string> {
  const calls = new Set<string>();
  for (const [path, text] of source) {
    if (!path.startsWith(`${folder}/`)) continue;
    for (const [, names = ''] of text.matchAll(/^import \{([^}]*)\} from '[./]*gateway\/calls\//gm)) {
      for (const name of names.split(',')) {
        const definition = DEFINITIONS[name.trim().replace(/ as .*/, '')];
        const { operation } = (definition ?? {}) as { readonly operation?: string };
        if (operation !== undefined) calls.add(operation);
      }
    }
  }
  return calls;
}

test('the examples name tags of the package', () => {
  const tags = elementTables.map(({ tag }): string => tag);
  expect(Object.keys(CALLS_BY_TAG).filter((tag) => !tags.includes(tag))).toEqual([]);
});

test.each([
  ['raq-funnel', 'raq-funnel'],
  ['review-request-modal', 'review-request'],
  ['lead-page', 'lead-page'],
  ['lead-unread-count', 'unread-count'],
])('the calls of <%s> are those that its folder makes', (tag, folder) => {
  expect([...callsIn(folder)].sort()).toEqual([...(CALLS_BY_TAG[tag] ?? [])].sort());
});

test('the calls of a board are those of its folder, its cards and the review request', () => {
  const made = [...callsIn('lead-board'), ...callsIn('lead-card'), ...callsIn('review-request')];
  expect([...new Set(made)].sort()).toEqual([...(CALLS_BY_TAG['lead-board'] ?? [])].sort());
});

test('a thread makes the calls of its folder, and records contacts', () => {
  const made = [...callsIn('message-thread'), 'createContact'];
  expect(made.sort()).toEqual([...(CALLS_BY_TAG['message-thread'] ?? [])].sort());
});
