import type { Catalogue } from './catalogue.js';
import { leadNotesEnUS } from './lead-notes.en-US.js';

export const leadNotesWords: Catalogue = {
  en: leadNotesEnUS,
  es: async () => (await import('./lead-notes.es-US.js')).leadNotesEsUS,
};
