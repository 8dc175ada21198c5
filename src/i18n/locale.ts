export type Language = 'en' | 'es';

export const DEFAULT_LOCALE = 'en-US';

/** The locale to use: the requested one if its language is included, else English (US). */
export function supportedLocale(asked: string | undefined): string {
  if (asked === undefined || asked.trim() === '') return DEFAULT_LOCALE;
  // Most pages: without Intl, which each widget of a page would ask.
  if (asked === DEFAULT_LOCALE) return asked;
  try {
    const [canonical] = Intl.getCanonicalLocales(asked.trim().replaceAll('_', '-'));
    // The messages are written for the United States. Prices and dates are too, if no country is named.
    if (canonical === 'es') return 'es-US';
    return canonical !== undefined && /^(en|es)\b/.test(canonical) ? canonical : DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}

export function languageOf(locale: string): Language {
  return locale.startsWith('es') ? 'es' : 'en';
}
