import { readdirSync } from 'node:fs';
import type { Catalogue, WordList } from '../../src/i18n/catalogue.js';

/** A catalogue of `src/i18n`, with the words of both languages. */
export interface Shipped {
  readonly stem: string;
  readonly catalogue: Catalogue;
  readonly en: WordList;
  readonly es: WordList;
}

/** Every stem that has words, found by its file's name. */
export async function shippedCatalogues(): Promise<readonly Shipped[]> {
  const stems = readdirSync('src/i18n').flatMap((name) => (name.endsWith('.en-US.ts') ? [name.slice(0, -9)] : []));
  return Promise.all(
    stems.map(async (stem) => {
      const module: Record<string, Catalogue> = await import(`../../src/i18n/${stem}.en-US.ts`);
      const catalogue = Object.values(module).find((each) => typeof each.es === 'function');
      if (catalogue === undefined) throw new Error(`src/i18n/${stem}.en-US.ts exports no catalogue.`);
      return { stem, catalogue, en: catalogue.en, es: await catalogue.es() };
    }),
  );
}
