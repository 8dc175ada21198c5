import type { Catalogue } from './catalogue.js';
import { dateRangePickerEnUS } from './date-range-picker.en-US.js';

export const dateRangePickerWords: Catalogue = {
  en: dateRangePickerEnUS,
  es: async () => (await import('./date-range-picker.es-US.js')).dateRangePickerEsUS,
};
