import { NOTES_MAX_LENGTH } from '../../contract/limits.js';

export function areNotesTooLong(notes: string): boolean {
  return notes.length > NOTES_MAX_LENGTH;
}
