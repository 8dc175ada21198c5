import type { Translation } from '../../i18n/messages.js';
import type { leadSaveEnUS } from './messages.en-US.js';

export const leadSaveEsUS: Translation<typeof leadSaveEnUS> = {
  notesCount: '{count} / {max}',
  notesTooLong: 'Las notas pueden tener como máximo {max} caracteres.',
  saveAndClose: 'Guardar y cerrar',
  onlyYourTeam: 'Solo su equipo las ve.',
  notesNotSaved: 'Hubo un error al actualizar sus notas. Inténtelo de nuevo más tarde.',
  unsavedNote: 'Nota sin guardar',
  unsentMessage: 'Mensaje sin enviar',
  notesConflict: 'Estas notas cambiaron mientras usted las editaba.',
  savedNotes: 'Notas guardadas',
  yourVersion: 'Su versión',
  keepMine: 'Conservar las mías',
  useSavedNotes: 'Usar las notas guardadas',
  joinNotes: 'Unir ambas',
  newerNotes: 'Se guardó una versión más reciente de estas notas.',
  notesEmpty: '(vacías)',
  noteDiscarded: 'Sus cambios no se guardaron.',
  undoDiscard: 'Deshacer',
  archiveNotSaved: 'No pudimos archivar esta solicitud. Inténtelo de nuevo.',
  restoreNotSaved: 'No pudimos restaurar esta solicitud. Inténtelo de nuevo.',
  readNotSaved: 'No pudimos marcar esta solicitud como leída. Inténtelo de nuevo.',
  unreadNotSaved: 'No pudimos marcar esta solicitud como no leída. Inténtelo de nuevo.',
};
