import type { Catalogue } from '../../i18n/catalogue.js';

/** Messages of the notes editor, and for changes of a lead that were not saved. */
export const leadSaveEnUS = {
  notesCount: '{count} / {max}',
  notesTooLong: 'Notes can have at most {max} characters.',
  saveAndClose: 'Save and Close',
  onlyYourTeam: 'Only your team sees these.',
  notesNotSaved: 'There was an error updating your notes. Please try again later.',
  unsavedNote: 'Unsaved note',
  unsentMessage: 'Unsent message',
  notesConflict: 'These notes were changed while you were editing.',
  savedNotes: 'Saved notes',
  yourVersion: 'Your version',
  keepMine: 'Keep mine',
  useSavedNotes: 'Use the saved notes',
  joinNotes: 'Join both',
  newerNotes: 'A newer version of these notes was saved.',
  notesEmpty: '(empty)',
  noteDiscarded: 'Your changes were not kept.',
  undoDiscard: 'Undo',
  archiveNotSaved: 'We could not archive this lead. Please try again.',
  restoreNotSaved: 'We could not restore this lead. Please try again.',
  readNotSaved: 'We could not mark this lead as read. Please try again.',
  unreadNotSaved: 'We could not mark this lead as unread. Please try again.',
} as const;

export const leadSaveMessages: Catalogue = {
  en: leadSaveEnUS,
  es: async () => (await import('./messages.es-US.js')).leadSaveEsUS,
} satisfies Catalogue<typeof leadSaveEnUS>;
