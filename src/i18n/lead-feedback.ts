import type { Catalogue } from './catalogue.js';
import { leadFeedbackEnUS } from './lead-feedback.en-US.js';

export const leadFeedbackWords: Catalogue = {
  en: leadFeedbackEnUS,
  es: async () => (await import('./lead-feedback.es-US.js')).leadFeedbackEsUS,
};
