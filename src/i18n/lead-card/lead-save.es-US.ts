import type { Translation } from '../messages.js';
import type { leadSaveEnUS } from './lead-save.en-US.js';

export const leadSaveEsUS: Translation<typeof leadSaveEnUS> = {
  notesCount: '{count} / {max}',
  notesTooLong: 'Las notas pueden tener como máximo {max} caracteres.',
  saveAndClose: 'Guardar y cerrar',
  onlyYourTeam: 'Solo su equipo las ve.',
  notesNotSaved: 'Hubo un error al actualizar sus notas. Inténtelo de nuevo más tarde.',
  archiveNotSaved: 'No pudimos archivar este cliente. Inténtelo de nuevo.',
  restoreNotSaved: 'No pudimos restaurar este cliente. Inténtelo de nuevo.',
  readNotSaved: 'No pudimos marcar este cliente como leído. Inténtelo de nuevo.',
  unreadNotSaved: 'No pudimos marcar este cliente como no leído. Inténtelo de nuevo.',
};
