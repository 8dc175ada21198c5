import type { Catalogue } from './catalogue.js';
import { raqFunnelEnUS } from './raq-funnel.en-US.js';

export const raqFunnelWords: Catalogue = {
  en: raqFunnelEnUS,
  es: async () => (await import('./raq-funnel.es-US.js')).raqFunnelEsUS,
};
