import { useEffect, useMemo, useRef, useState } from 'react';
import { createFormat, type Format } from '../../i18n/format.js';
import { DEFAULT_LOCALE, languageOf, loadWords, supportedLocale, wordsAtHand } from '../../i18n/locale.js';
import { fill, type MessageKey, type Messages, type MessageValues, overrideMessages } from '../../i18n/messages.js';

export interface Words {
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  readonly format: Format;
}

/**
 * The words and formats of a locale; null while the words of another language are on their way.
 * When they cannot be fetched, English stands in.
 */
export function useMessages(
  asked: string | undefined,
  timeZone: string | undefined,
  overrides: Readonly<Record<string, unknown>> | undefined,
): Words | null {
  const locale = supportedLocale(asked);
  const language = languageOf(locale);
  const [fetched, setFetched] = useState<{ language: string; words: Messages; locale: string } | null>(null);
  const atHand = wordsAtHand(language);
  useEffect(() => {
    if (atHand !== undefined) return;
    let isOver = false;
    const take = (words: Messages, of: string) => isOver || setFetched({ language, words, locale: of });
    loadWords(language).then(
      (words) => take(words, locale),
      async () => take(await loadWords('en'), DEFAULT_LOCALE),
    );
    return () => {
      isOver = true;
    };
  }, [language, locale, atHand]);

  const words = atHand ?? (fetched?.language === language ? fetched.words : undefined);
  const written = atHand === undefined ? (fetched?.locale ?? locale) : locale;
  const made = useMemo<Words | null>(() => {
    if (words === undefined) return null;
    const messages = overrideMessages(words, overrides);
    return { t: (key, values) => fill(messages[key], values), format: createFormat(written, timeZone) };
  }, [words, overrides, written, timeZone]);
  // While other words are on their way the ones at hand stay: a view that is unmounted would start again.
  const last = useRef(made);
  if (made !== null) last.current = made;
  return made ?? last.current;
}
