import { CONTACT_MAX_LENGTH } from '../gateway/limits.js';
import { isForeign, tenDigits } from './phone-number.js';

const NAME = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;

/** Whether a text is an email address: valid for a browser, with a top-level domain and no misplaced dot. */
export function isEmail(text: string): boolean {
  if (text.length > CONTACT_MAX_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const name = text.slice(0, Math.max(0, at));
  return NAME.test(name) && !/^\.|\.\.|\.$/.test(name) && DOMAIN.test(text.slice(at + 1));
}

/** Area and exchange code begin with 2 to 9. */
const US_NUMBER = /^(?:[2-9]\d\d){2}\d{4}$/;

/** Whether a text is a US number: ten digits, or eleven with a leading 1. Any separators but letters are allowed. */
export function isPhone(text: string): boolean {
  return !/\p{L}/u.test(text) && !isForeign(text) && US_NUMBER.test(tenDigits(text));
}
