import type { Language } from './locale.js';

/** The messages of one language by key: of one stem, or of several. */
export type WordList = Readonly<Record<string, string>>;

/** The messages of one stem. English comes with the code, Spanish loads when it is the locale. */
export interface Catalogue {
  readonly en: WordList;
  readonly es: () => Promise<WordList>;
}

const fetched = new WeakMap<Catalogue, WordList>();

/** The messages of a catalogue, or undefined while they are not loaded. */
export function wordsAtHand(language: Language, catalogue: Catalogue): WordList | undefined {
  return language === 'en' ? catalogue.en : fetched.get(catalogue);
}

/** Loads the messages of a catalogue, once. */
export async function loadWords(language: Language, catalogue: Catalogue): Promise<WordList> {
  const known = wordsAtHand(language, catalogue);
  if (known !== undefined) return known;
  const words = await catalogue.es();
  fetched.set(catalogue, words);
  return words;
}
