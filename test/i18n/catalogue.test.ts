import { describe, expect, it } from 'vitest';
import { contactTermsEn } from '../../src/i18n/terms/contact-terms.en.js';
import { leadTermsEn } from '../../src/i18n/terms/lead-terms.en.js';
import { starterTableEs } from '../../src/i18n/terms/starter-table.es.js';
import { shippedCatalogues } from './catalogues.js';

const SHIPPED = await shippedCatalogues();
/** Words of several widgets: each takes them into its own catalogue. */
const SHARED = Object.keys({ ...leadTermsEn, ...contactTermsEn });
const KEYS = [...SHARED, ...SHIPPED.flatMap(({ en }) => Object.keys(en).filter((key) => !SHARED.includes(key)))];

function places(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
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
