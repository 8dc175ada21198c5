import { CONTACT_MAX_LENGTH } from '../../contract/limits.js';
import { tenDigits } from './phone-number.js';

const NAME = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;

/** An e-mail address as a browser's own field takes it, with a domain of two names at least and no dot out of place. */
export function isEmail(text: string): boolean {
  if (text.length > CONTACT_MAX_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const name = text.slice(0, Math.max(0, at));
  return NAME.test(name) && !/^\.|\.\.|\.$/.test(name) && DOMAIN.test(text.slice(at + 1));
}

/** Ten digits, or eleven with a leading 1, with whatever stands between them but letters. */
export function isPhone(text: string): boolean {
  return text.length <= CONTACT_MAX_LENGTH && !/\p{L}/u.test(text) && tenDigits(text) !== '';
}
