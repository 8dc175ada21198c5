import type { Catalogue, MessageList } from '../../src/i18n/catalogue.js';

export interface Shipped {
  readonly stem: string;
  readonly en: MessageList;
  readonly es: MessageList;
}

const modules = import.meta.glob<Record<string, Catalogue>>('../../src/**/*messages.en-US.ts', { eager: true });

export async function shippedCatalogues(): Promise<readonly Shipped[]> {
  return Promise.all(
    Object.entries(modules).map(async ([path, module]) => {
      const catalogue = Object.values(module).find((each) => typeof each.es === 'function');
      if (catalogue === undefined) throw new Error(`${path} exports no catalogue.`);
      const stem = path.replace(/.*\/src\/|[/-]?messages\.en-US\.ts$/g, '');
      return { stem, en: catalogue.en, es: await catalogue.es() };
    }),
  );
}
