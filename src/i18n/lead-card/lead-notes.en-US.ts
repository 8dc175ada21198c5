import type { Catalogue } from '../catalogue.js';

/** Messages of the notes editor. */
export const leadNotesEnUS = {
  notesCount: '{count} / {max}',
  notesTooLong: 'Notes can have at most {max} characters.',
  saveAndClose: 'Save and Close',
  onlyYourTeam: 'Only your team sees these.',
} as const;

export const leadNotesMessages: Catalogue = {
  en: leadNotesEnUS,
  es: async () => (await import('./lead-notes.es-US.js')).leadNotesEsUS,
};
