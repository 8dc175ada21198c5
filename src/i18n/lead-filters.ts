import type { Catalogue } from './catalogue.js';
import { leadFiltersEnUS } from './lead-filters.en-US.js';

export const leadFiltersWords: Catalogue = {
  en: leadFiltersEnUS,
  es: async () => (await import('./lead-filters.es-US.js')).leadFiltersEsUS,
};
