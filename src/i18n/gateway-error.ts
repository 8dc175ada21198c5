import type { Catalogue } from './catalogue.js';
import { gatewayErrorEnUS } from './gateway-error.en-US.js';

export const gatewayErrorWords: Catalogue = {
  en: gatewayErrorEnUS,
  es: async () => (await import('./gateway-error.es-US.js')).gatewayErrorEsUS,
};
