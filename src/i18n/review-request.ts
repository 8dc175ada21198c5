import type { Catalogue } from './catalogue.js';
import { reviewRequestEnUS } from './review-request.en-US.js';

export const reviewRequestWords: Catalogue = {
  en: reviewRequestEnUS,
  es: async () => (await import('./review-request.es-US.js')).reviewRequestEsUS,
};
