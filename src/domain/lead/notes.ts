import { NOTES_MAX_LENGTH } from '../../contract/limits.js';

/** Most characters that notes may have. */
export const NOTES_LIMIT = NOTES_MAX_LENGTH;

export function areNotesTooLong(notes: string): boolean {
  return notes.length > NOTES_MAX_LENGTH;
}
