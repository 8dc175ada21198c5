/** '(555) 555-5555' for ten digits, or eleven with a leading 1; anything else as it came. */
export function formatPhone(phone: string): string {
  const digits = tenDigits(phone);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
}

/** Ten digits, a leading 1 accepted on eleven, else empty. */
export function tenDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length === 11 && digits.startsWith('1')) return digits.slice(1);
  return digits.length === 10 ? digits : '';
}

/** A `tel:` address made from the dialable characters alone, without an extension; empty when there are none. */
export function telHref(phone: string): string {
  const number = phone.replace(/^tel:/i, '').replace(/\s*(?:x|ext\.?|extension)\s*\d+$/i, '');
  const national = tenDigits(number);
  if (national) return `tel:+1${national}`;
  const dialable = number.replace(/[^\d+*#,;]/g, '');
  return /\d/.test(dialable) ? `tel:${dialable}` : '';
}
