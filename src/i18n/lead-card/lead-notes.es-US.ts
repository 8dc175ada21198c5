import type { Words } from '../messages.js';
import type { leadNotesEnUS } from './lead-notes.en-US.js';

export const leadNotesEsUS: Words<typeof leadNotesEnUS> = {
  notesCount: '{count} / {max}',
  notesTooLong: 'Las notas pueden tener como máximo {max} caracteres.',
  saveAndClose: 'Guardar y cerrar',
  onlyYourTeam: 'Solo su equipo las ve.',
};
