const POSTAL_CODE = /^(\d{5})(?:[-\s]?\d{4})?$/;

/** The five digits of a postal code, with or without its +4. Empty for any other text. */
export function postalCodeOf(text: string): string {
  return POSTAL_CODE.exec(text.trim())?.[1] ?? '';
}
