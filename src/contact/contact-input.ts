import { CONTACT_MAX_LENGTH, PHONE_DIGITS } from '../gateway/limits.js';
import { isForeign, tenDigits } from './phone-number.js';

/** The errors of the form 'Connect your number'. */
export interface OwnNumberErrors {
  readonly name?: 'empty';
  readonly phone?: 'empty' | 'short';
}

/** Keeps at most 10 digits. Drops the leading 1 of a pasted 11-digit number. */
export function typedDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const national = digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.slice(0, PHONE_DIGITS);
}

/** The value of a phone field: the digits of a US number, or the unchanged text if it cannot be one. */
export function typedPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const most = PHONE_DIGITS + (digits.startsWith('1') ? 1 : 0);
  return digits.length > most || isForeign(text) ? text : typedDigits(text);
}

/** Formats the digits typed so far as '(555) 555-5555'. */
export function showDigits(digits: string): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area ? `(${area}` : '';
}

/** The caret position in the formatted number after a count of digits. */
export function caretBehind(shown: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  let place = 0;
  for (const sign of shown) {
    place += 1;
    if (/\d/.test(sign)) seen += 1;
    if (seen === digits) return place;
  }
  return shown.length;
}

/** Checks that the name is not empty and that the phone has 10 digits. */
export function ownNumberErrors(name: string, digits: string): OwnNumberErrors {
  return {
    ...(name.trim() ? {} : { name: 'empty' }),
    ...(digits.length === PHONE_DIGITS ? {} : { phone: digits ? 'short' : 'empty' }),
  };
}

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
