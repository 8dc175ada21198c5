const POSTAL_CODE = /^(\d{5})(?:[-\s]?\d{4})?$/;

/** The five digits of a postal code, typed with or without its +4 ('78704-1234'); empty for anything else. */
export function postalCodeOf(text: string): string {
  return POSTAL_CODE.exec(text.trim())?.[1] ?? '';
}
