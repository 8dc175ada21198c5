/** The languages whose words are shipped. */
export type Language = 'en' | 'es';

export const DEFAULT_LOCALE = 'en-US';

/** The locale to write in: what was asked for when its language is shipped, else English (US). */
export function supportedLocale(asked: string | undefined): string {
  if (asked === undefined || asked.trim() === '') return DEFAULT_LOCALE;
  try {
    const [canonical] = Intl.getCanonicalLocales(asked.trim());
    // The words are those of the United States, and so are prices and dates where no country is named.
    if (canonical === 'es') return 'es-US';
    return canonical !== undefined && /^(en|es)\b/.test(canonical) ? canonical : DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}

export function languageOf(locale: string): Language {
  return locale.startsWith('es') ? 'es' : 'en';
}
