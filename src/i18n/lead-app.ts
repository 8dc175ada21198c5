import type { Catalogue } from './catalogue.js';
import { leadAppEnUS } from './lead-app.en-US.js';

export const leadAppWords: Catalogue = {
  en: leadAppEnUS,
  es: async () => (await import('./lead-app.es-US.js')).leadAppEsUS,
};
