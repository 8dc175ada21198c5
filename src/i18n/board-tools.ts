import { boardToolsEnUS } from './board-tools.en-US.js';
import type { Catalogue } from './catalogue.js';

export const boardToolsWords: Catalogue = {
  en: boardToolsEnUS,
  es: async () => (await import('./board-tools.es-US.js')).boardToolsEsUS,
};
