import type { Catalogue } from './catalogue.js';
import { raqFunnelStepsEnUS } from './raq-funnel-steps.en-US.js';

export const raqFunnelStepsWords: Catalogue = {
  en: raqFunnelStepsEnUS,
  es: async () => (await import('./raq-funnel-steps.es-US.js')).raqFunnelStepsEsUS,
};
