import type { Catalogue } from './catalogue.js';

/** Messages of forms and dialogs. */
export const formEnUS = {
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
} as const;

export const formMessages: Catalogue = {
  en: formEnUS,
  es: async () => (await import('./form-messages.es-US.js')).formEsUS,
} satisfies Catalogue<typeof formEnUS>;
