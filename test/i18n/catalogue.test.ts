import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordsEsUS } from '../../src/i18n/es-US.js';
import { type MessageKey, wordsEnUS } from '../../src/i18n/messages.js';
import { readSourceFiles } from '../architecture/source-files.js';

const KEYS = Object.keys(wordsEnUS) as MessageKey[];

function places(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
}

/** A key is used where it stands as a word, or where its first part is joined with a code of the contract. */
const JOINED = ['sort', 'status', 'urgency'];

/** Pieces of template literals that end in a hole, such as `status${…}`. */
function isJoined(key: string, source: string): boolean {
  return JOINED.some((start) => key.startsWith(start) && source.includes(`\`${start}\${`));
}

function isUsed(key: string, source: string): boolean {
  return new RegExp(`['"\`.]${key}\\b|\\b${key}['"\`]`).test(source) || isJoined(key, source);
}

describe('the words', () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(wordsEsUS).sort()).toEqual([...KEYS].sort());
  });

  it.each(KEYS)('%s has the same places in both languages', (key) => {
    expect(places(wordsEsUS[key])).toEqual(places(wordsEnUS[key]));
  });

  it('are never empty, nor end in blanks', () => {
    for (const text of [...Object.values(wordsEnUS), ...Object.values(wordsEsUS)]) expect(text).toMatch(/^\S(.*\S)?$/);
  });

  it('stand in one catalogue each: no area takes a key of another', async () => {
    const files = readdirSync('src/i18n').filter((name) => name.endsWith('.en-US.ts'));
    const modules = await Promise.all(files.map((name) => import(`../../src/i18n/${name.slice(0, -3)}.ts`)));
    const keys = modules.flatMap((module) => Object.values(module).flatMap((words) => Object.keys(Object(words))));
    expect(files.length).toBeGreaterThan(1);
    expect(keys.sort()).toEqual([...new Set(keys)].sort());
    expect(keys).toEqual([...KEYS].sort());
  });
});

describe('every word is used', () => {
  const source = [...readSourceFiles('src')]
    .filter(([path]) => /^(views|elements)\//.test(path))
    .map(([, text]) => text)
    .join('\n');

  it.each(KEYS)('%s', (key) => {
    expect(isUsed(key, source)).toBe(true);
  });

  it('and this check finds one that is not', () => {
    expect(isUsed('wordThatNobodyShows', source)).toBe(false);
    expect(isUsed('sortOfNothing', "t('sorted')")).toBe(false);
  });
});
