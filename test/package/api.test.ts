import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicApi } from './public-api.js';

const file = new URL('api.txt', import.meta.url);

const INTRO = `What hosts rely on: the names of the built package, after the name of what they belong to.
A list that is equal to one before is left out, and {a list} stands for all names in it.
A name that goes is a breaking change, a new name is a feature: write either into CHANGELOG.md.
UPDATE=1 npm test -- smoke writes this file.`;

/** Words in lines of 120 characters, indented after the first. */
const wrapped = (words: readonly string[]) =>
  words.reduce((text, word) => {
    const column = text.length - text.lastIndexOf('\n');
    return column + word.length > 120 ? `${text}\n  ${word}` : `${text} ${word}`;
  });

type Lists = readonly (readonly [owner: string, names: readonly string[]])[];

/** The names of a list as another one has them: an attribute in the spelling of its property. */
const asIn = (owner: string, names: readonly string[]) =>
  owner.endsWith('> properties')
    ? names.map((name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()))
    : names;

function shortened(lists: Lists, owner: string, names: readonly string[]): readonly string[] {
  const shorter = lists.filter(([, part]) => part.length > 3 && part.length < names.length);
  const left = new Set(names);
  const inside = shorter
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([name, part]) => {
      const given = asIn(owner, part);
      return given.every((each) => left.has(each)) && given.every((each) => left.delete(each)) ? `{${name}}` : [];
    });
  return [...inside, ...left];
}

function listsIn(text: string): Lists {
  const lists = new Map(text.split(/\n(?! )/).map((list) => list.split(/:\s+(.*)/s, 2) as [string, string]));
  const namesOf = (owner: string): readonly string[] =>
    [...(lists.get(owner) ?? '').matchAll(/\{(.*?)\}|\S+/g)].flatMap(([name, part]) =>
      part === undefined ? name : asIn(owner, namesOf(part)),
    );
  return [...lists.keys()].map((owner) => [owner, namesOf(owner)]);
}

const each = (lists: Lists) => lists.flatMap(([owner, names]) => names.map((name) => `${owner}: ${name}`));

test('the public API is what api.txt lists', () => {
  const lists = [...publicApi()];
  if (process.env['UPDATE'] === '1') {
    const lines = lists.map(([owner, names]) => wrapped([`${owner}:`, ...shortened(lists, owner, names)]));
    writeFileSync(file, `${INTRO}\n\n${lines.join('\n')}\n`);
  }
  const built = each(lists);
  const known = each(listsIn(readFileSync(file, 'utf8').trim().split('\n\n').at(-1) ?? ''));
  expect(known.length).toBeGreaterThan(1500);
  expect({
    gone: known.filter((name) => !built.includes(name)),
    added: built.filter((name) => !known.includes(name)),
  }).toEqual({ gone: [], added: [] });
});
