import type { Catalogue } from './catalogue.js';
import { widgetEnUS } from './widget.en-US.js';

export const widgetWords: Catalogue = {
  en: widgetEnUS,
  es: async () => (await import('./widget.es-US.js')).widgetEsUS,
};
