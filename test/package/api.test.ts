import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicApi } from './public-api.js';

const file = new URL('api.txt', import.meta.url);

const INTRO = `What hosts rely on: the names of the built package, after the name of what they belong to.
A list that is equal to one before is left out. UPDATE=1 npm test -- smoke writes this file.
A name that goes is a breaking change, a new name is a feature: write either into CHANGELOG.md.`;

/** Words in lines of 120 characters, indented after the first. */
const wrapped = (words: readonly string[]) =>
  words.reduce((text, word) => {
    const column = text.length - text.lastIndexOf('\n');
    return column + word.length > 120 ? `${text}\n  ${word}` : `${text} ${word}`;
  });

test('the public API is what api.txt lists', () => {
  const lists = [...publicApi()];
  if (process.env['UPDATE'] === '1') {
    const lines = lists.map(([owner, names]) => wrapped([`${owner}:`, ...names]));
    writeFileSync(file, `${INTRO}\n\n${lines.join('\n')}\n`);
  }
  const built = lists.flatMap(([owner, names]) => names.map((name) => `${owner}: ${name}`));
  const listed = readFileSync(file, 'utf8').trim().split('\n\n').at(-1) ?? '';
  const known = listed.split(/\n(?! )/).flatMap((list) => {
    const [owner, names = ''] = list.split(/:\s+(.*)/s);
    return names.split(/\s+/).map((name) => `${owner}: ${name}`);
  });
  expect(known.length).toBeGreaterThan(1500);
  expect({
    gone: known.filter((name) => !built.includes(name)),
    added: built.filter((name) => !known.includes(name)),
  }).toEqual({ gone: [], added: [] });
});
