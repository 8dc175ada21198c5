import type { Catalogue } from './catalogue.js';
import { leadBoardEnUS } from './lead-board.en-US.js';

export const leadBoardWords: Catalogue = {
  en: leadBoardEnUS,
  es: async () => (await import('./lead-board.es-US.js')).leadBoardEsUS,
};
