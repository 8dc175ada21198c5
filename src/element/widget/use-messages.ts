import { useEffect, useMemo, useRef, useState } from 'react';
import { type Catalogue, combinedMessages, loadedMessages, loadMessages } from '../../i18n/catalogue.js';
import { type Format, formatOf } from '../../i18n/format.js';
import { DEFAULT_LOCALE, languageOf, supportedLocale } from '../../i18n/locale.js';
import { fill, type MessageKey, type Messages, type MessageValues, overrideMessages } from '../../i18n/messages.js';

export interface Translator {
  /** Returns the text of a message, with its placeholders filled. */
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  /**
   * Returns the message for a number: `one` if the language uses its singular for it, else `other`. Fills `{count}` with
   * the number as the locale writes it.
   */
  readonly plural: (count: number, one: MessageKey, other: MessageKey, values?: MessageValues) => string;
  readonly format: Format;
}

/** The host's locale, time zone and wording. */
export interface Reading {
  readonly locale: string | undefined;
  readonly timeZone: string | undefined;
  readonly messages: Partial<Messages> | undefined;
  /** Takes the placeholders that the host's wording has and the message has not, as `key {placeholder}`. */
  readonly invalidMessages?: Set<string>;
}

export function createTranslator(messages: Partial<Messages>, format: Format): Translator {
  let rules: Intl.PluralRules | undefined;
  const t: Translator['t'] = (key, values) => fill(messages[key] ?? key, values);
  return {
    t,
    plural: (count, one, other, values) => {
      rules ??= new Intl.PluralRules(format.locale);
      return t(rules.select(count) === 'one' ? one : other, { count: format.count(count), ...values });
    },
    format,
  };
}

/**
 * Messages and formats of a locale; null while another language loads. English is used if loading fails.
 * @param catalogues the same array each time, or the messages are combined again
 */
export function useMessages(
  { locale: requested, timeZone, messages, invalidMessages }: Reading,
  catalogues: readonly Catalogue[],
): Translator | null {
  const wanted = supportedLocale(requested);
  const [missed, setMissed] = useState<string | null>(null);
  const locale = missed === languageOf(wanted) ? DEFAULT_LOCALE : wanted;
  const language = languageOf(locale);
  // After a change of the locale, a language that failed to load is tried again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another locale
  useEffect(() => () => setMissed(null), [wanted]);
  const [arrivals, setArrivals] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is at hand grows with each arrival
  const lists = useMemo(
    () => catalogues.map((catalogue) => loadedMessages(language, catalogue)).filter((loaded) => loaded !== undefined),
    [catalogues, language, arrivals],
  );
  const isComplete = lists.length === catalogues.length;
  useEffect(() => {
    if (isComplete) return;
    let isOver = false;
    Promise.all(catalogues.map((catalogue) => loadMessages(language, catalogue))).then(
      () => isOver || setArrivals((count) => count + 1),
      () => isOver || setMissed(language),
    );
    return () => {
      isOver = true;
    };
  }, [isComplete, language, catalogues]);

  const made = useMemo<Translator | null>(() => {
    if (!isComplete) return null;
    const combined = overrideMessages(combinedMessages(lists), messages, (key, place) =>
      invalidMessages?.add(`${key} ${place}`),
    );
    return createTranslator(combined, formatOf(locale, timeZone));
  }, [isComplete, lists, messages, invalidMessages, locale, timeZone]);
  // Keep the loaded messages while others load. Unmounting the view would lose its state.
  const last = useRef({ made, catalogues });
  if (made !== null || last.current.catalogues !== catalogues) last.current = { made, catalogues };
  return last.current.made;
}
