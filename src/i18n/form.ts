import type { Catalogue } from './catalogue.js';
import { formEnUS } from './form.en-US.js';

export const formWords: Catalogue = {
  en: formEnUS,
  es: async () => (await import('./form.es-US.js')).formEsUS,
};
