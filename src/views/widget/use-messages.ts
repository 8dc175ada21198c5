import { useEffect, useMemo, useRef, useState } from 'react';
import { type Catalogue, loadWords, wordsAtHand } from '../../i18n/catalogue.js';
import { type Format, formatOf } from '../../i18n/format.js';
import { DEFAULT_LOCALE, languageOf, supportedLocale } from '../../i18n/locale.js';
import { fill, type MessageKey, type MessageValues, overrideMessages } from '../../i18n/messages.js';

export interface Words {
  /** The words of a message, its places filled. */
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  readonly format: Format;
}

/** What a host wants to read: a locale, a time zone, wording of its own. */
export interface Reading {
  readonly locale: string | undefined;
  readonly timeZone: string | undefined;
  readonly messages: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The words and formats of a locale; null while the words of another language are on their way.
 * When they cannot be fetched, English stands in.
 * @param catalogues whose words they are; the same list each time, or they are put together anew
 */
export function useMessages(
  { locale: asked, timeZone, messages }: Reading,
  catalogues: readonly Catalogue[],
): Words | null {
  const wanted = supportedLocale(asked);
  const [missed, setMissed] = useState<string | null>(null);
  const locale = missed === languageOf(wanted) ? DEFAULT_LOCALE : wanted;
  const language = languageOf(locale);
  // Asked for again, they are fetched again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another locale
  useEffect(() => () => setMissed(null), [wanted]);
  const [arrivals, setArrivals] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is at hand grows with each arrival
  const lists = useMemo(
    () => catalogues.map((catalogue) => wordsAtHand(language, catalogue)).filter((words) => words !== undefined),
    [catalogues, language, arrivals],
  );
  const isWhole = lists.length === catalogues.length;
  useEffect(() => {
    if (isWhole) return;
    let isOver = false;
    Promise.all(catalogues.map((catalogue) => loadWords(language, catalogue))).then(
      () => isOver || setArrivals((count) => count + 1),
      () => isOver || setMissed(language),
    );
    return () => {
      isOver = true;
    };
  }, [isWhole, language, catalogues]);

  const made = useMemo<Words | null>(() => {
    if (!isWhole) return null;
    const words = overrideMessages(Object.assign({}, ...lists), messages);
    return { t: (key, values) => fill(words[key] ?? key, values), format: formatOf(locale, timeZone) };
  }, [isWhole, lists, messages, locale, timeZone]);
  // While other words are on their way the ones at hand stay: a view that is unmounted would start again.
  const last = useRef({ made, catalogues });
  if (made !== null || last.current.catalogues !== catalogues) last.current = { made, catalogues };
  return last.current.made;
}
