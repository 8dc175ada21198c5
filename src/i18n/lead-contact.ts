import type { Catalogue } from './catalogue.js';
import { leadContactEnUS } from './lead-contact.en-US.js';

export const leadContactWords: Catalogue = {
  en: leadContactEnUS,
  es: async () => (await import('./lead-contact.es-US.js')).leadContactEsUS,
};
