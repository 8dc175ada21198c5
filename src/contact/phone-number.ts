import { CONTACT_MAX_LENGTH } from '../gateway/limits.js';

/** Formats ten digits, or eleven with a leading 1, as '(555) 555-5555'. Other texts stay unchanged. */
export function formatPhone(phone: string): string {
  const digits = tenDigits(phone);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
}

/** The ten digits of a number, without a leading 1; empty for any other count, and for a text too long for a number. */
export function tenDigits(phone: string): string {
  if (phone.length > CONTACT_MAX_LENGTH) return '';
  const digits = phone.replace(/\D/g, '');
  if (digits.length === 11 && digits.startsWith('1')) return digits.slice(1);
  return digits.length === 10 ? digits : '';
}

/** Whether a number begins with the code of another country than the US. */
export function isForeign(phone: string): boolean {
  return /^\s*\+(?!\s*1)/.test(phone);
}

/**
 * A `tel:` URL of the characters that can be dialed, without the extension; empty without digits. Empty too for a code
 * that changes the phone's own settings, such as `*21*5125550123#`, also if its signs are percent-encoded.
 */
export function telHref(phone: string): string {
  if (phone.length > CONTACT_MAX_LENGTH) return '';
  const number = phone.replace(/^tel:/i, '').replace(/(?:x|ext\.?|extension|#)\s*\d+$/i, '');
  if (/[*#%]/.test(number)) return '';
  const national = tenDigits(number);
  if (national) return `tel:+1${national}`;
  const dialable = number.replace(/[^\d+,;]/g, '');
  return /\d/.test(dialable) ? `tel:${dialable}` : '';
}
