import { describe, expect, it } from 'vitest';
import starterTableEs from '../../src/category/names/starter-table.es.json' with { type: 'json' };
import { contactTermsEn, leadTermsEn } from '../../src/i18n/lead-terms.en.js';

import { shippedCatalogues } from './catalogues.js';

const SHIPPED = await shippedCatalogues();
/** Messages of several widgets: each includes them in its own catalogue. */
const SHARED = Object.keys({ ...leadTermsEn, ...contactTermsEn });
const KEYS = [...SHARED, ...SHIPPED.flatMap(({ en }) => Object.keys(en).filter((key) => !SHARED.includes(key)))];

function placeholders(messages: object): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
    ]),
  );
}

describe('the messages of each widget', () => {
  it.each(SHIPPED)(
    'have the same keys and placeholders in both languages, and no extra spaces: $stem',
    ({ en, es }) => {
      // The English names of the categories are in the starter table.
      const messages = Object.fromEntries(Object.entries(es).filter(([key]) => !(key in starterTableEs)));
      expect(placeholders(messages)).toEqual(placeholders(en));
      expect(Object.keys(en).length).toBeGreaterThan(0);
      for (const text of [...Object.values(en), ...Object.values(es)]) expect.soft(text).toMatch(/^\S(.*\S)?$/);
    },
  );

  it('have each key in one catalogue only', () => {
    expect(SHIPPED.length).toBeGreaterThan(1);
    expect([...KEYS].sort()).toEqual([...new Set(KEYS)].sort());
  });
});
