import { leadBoardEsUS } from './lead-board.es-US.js';
import { widgetEsUS } from './widget.es-US.js';

/** The Spanish words, fetched when Spanish is the locale. */
export const wordsEsUS = { ...widgetEsUS, ...leadBoardEsUS };
