import { describe, expect, it } from 'vitest';
import { contactTermsEn } from '../../src/i18n/terms/contact-terms.en.js';
import { leadTermsEn } from '../../src/i18n/terms/lead-terms.en.js';
import { starterTableEs } from '../../src/i18n/terms/starter-table.es.js';
import { readSourceFiles } from '../architecture/source-files.js';
import { shippedCatalogues } from './catalogues.js';

const SHIPPED = await shippedCatalogues();
/** Words of several widgets: each takes them into its own catalogue. */
const SHARED = Object.keys({ ...leadTermsEn, ...contactTermsEn });
const KEYS = [...SHARED, ...SHIPPED.flatMap(({ en }) => Object.keys(en).filter((key) => !SHARED.includes(key)))];

function places(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
}

/** A key is used where it stands as a word, or where its first part is joined with a code of the contract. */
const JOINED = ['sort', 'status', 'urgency'];

/** Pieces of template literals that end in a hole, such as `status${…}`, or begin with one: `${…}Hint`. */
function isJoined(key: string, source: string): boolean {
  const isHint = key.endsWith('Hint') && source.includes('}Hint`') && isUsed(key.slice(0, -'Hint'.length), source);
  return isHint || JOINED.some((start) => key.startsWith(start) && source.includes(`\`${start}\${`));
}

function isUsed(key: string, source: string): boolean {
  return new RegExp(`['"\`.]${key}\\b|\\b${key}['"\`]`).test(source) || isJoined(key, source);
}

describe.each(SHIPPED)('the words of $stem', ({ en, es }) => {
  it('have the same keys and the same places in both languages', () => {
    const placesOf = (words: object) =>
      Object.fromEntries(Object.entries(words).map(([key, text]) => [key, places(text)]));
    // The English names of the categories stand in the starter table.
    const words = Object.fromEntries(Object.entries(es).filter(([key]) => starterTableEs[key] === undefined));
    expect(placesOf(words)).toEqual(placesOf(en));
    expect(Object.keys(en).length).toBeGreaterThan(0);
  });

  it('are never empty, nor end in blanks', () => {
    for (const text of [...Object.values(en), ...Object.values(es)]) expect(text).toMatch(/^\S(.*\S)?$/);
  });
});

it('a key stands in one catalogue alone', () => {
  expect([...KEYS].sort()).toEqual([...new Set(KEYS)].sort());
  expect(SHIPPED.length).toBeGreaterThan(1);
});

describe('every word is used', () => {
  const source = [...readSourceFiles('src')]
    .filter(([path]) => /^(views|elements|domain)\//.test(path))
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
