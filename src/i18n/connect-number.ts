import type { Catalogue } from './catalogue.js';
import { connectNumberEnUS } from './connect-number.en-US.js';

export const connectNumberWords: Catalogue = {
  en: connectNumberEnUS,
  es: async () => (await import('./connect-number.es-US.js')).connectNumberEsUS,
};
