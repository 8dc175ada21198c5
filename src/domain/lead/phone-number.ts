/** Formats ten digits, or eleven with a leading 1, as '(555) 555-5555'. Other texts stay unchanged. */
export function formatPhone(phone: string): string {
  const digits = tenDigits(phone);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
}

/** The ten digits of a number, without a leading 1; empty for any other count. */
export function tenDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length === 11 && digits.startsWith('1')) return digits.slice(1);
  return digits.length === 10 ? digits : '';
}

/** A `tel:` URL of the characters that can be dialed, without the extension; empty without digits. */
export function telHref(phone: string): string {
  const number = phone.replace(/^tel:/i, '').replace(/\s*(?:x|ext\.?|extension)\s*\d+$/i, '');
  const national = tenDigits(number);
  if (national) return `tel:+1${national}`;
  const dialable = number.replace(/[^\d+*#,;]/g, '');
  return /\d/.test(dialable) ? `tel:${dialable}` : '';
}
