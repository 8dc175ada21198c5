import type { Catalogue } from './catalogue.js';
import { leadPageEnUS } from './lead-page.en-US.js';

export const leadPageWords: Catalogue = {
  en: leadPageEnUS,
  es: async () => (await import('./lead-page.es-US.js')).leadPageEsUS,
};
