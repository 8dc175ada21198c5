import { PHONE_DIGITS } from '../../contract/limits.js';

/** What is wrong with a field of 'Connect your number'. */
export interface OwnNumberFaults {
  readonly name?: 'empty';
  readonly phone?: 'empty' | 'short';
}

/** Digits only, at most 10; a leading 1 goes where a whole number was pasted with it. */
export function typedDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const national = digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.slice(0, PHONE_DIGITS);
}

/** '(555) 555-5555', as far as it has been typed. */
export function showDigits(digits: string): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area ? `(${area}` : '';
}

/** Where the caret stands in the shown number behind so many of its digits. */
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

/** Name non-empty, phone of 10 digits. */
export function ownNumberFaults(name: string, digits: string): OwnNumberFaults {
  return {
    ...(name.trim() ? {} : { name: 'empty' }),
    ...(digits.length === PHONE_DIGITS ? {} : { phone: digits ? 'short' : 'empty' }),
  };
}
