import type { Catalogue } from './catalogue.js';
import { leadSaveEnUS } from './lead-save.en-US.js';

export const leadSaveWords: Catalogue = {
  en: leadSaveEnUS,
  es: async () => (await import('./lead-save.es-US.js')).leadSaveEsUS,
};
