import type { Catalogue } from './catalogue.js';
import { leadInsuranceEnUS } from './lead-insurance.en-US.js';

export const leadInsuranceWords: Catalogue = {
  en: leadInsuranceEnUS,
  es: async () => (await import('./lead-insurance.es-US.js')).leadInsuranceEsUS,
};
