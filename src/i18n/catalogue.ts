import type { Language } from './locale.js';

/** The messages of one language by key: of one stem, or of several. */
export type MessageList = Readonly<Record<string, string>>;

export type Translation<English> = { readonly [Key in keyof English]: string };

/** The messages of one stem. English is part of the code. Spanish loads if it is the locale. */
export interface Catalogue<English extends MessageList = MessageList> {
  readonly en: English;
  readonly es: () => Promise<Translation<English>>;
}

const fetched = new WeakMap<Catalogue, MessageList>();

/** The messages of a catalogue, or undefined while they are not loaded. */
export function loadedMessages(language: Language, catalogue: Catalogue): MessageList | undefined {
  return language === 'en' ? catalogue.en : fetched.get(catalogue);
}

export async function loadMessages(language: Language, catalogue: Catalogue): Promise<MessageList> {
  const known = loadedMessages(language, catalogue);
  if (known !== undefined) return known;
  const messages = await catalogue.es();
  fetched.set(catalogue, messages);
  return messages;
}

interface Combined {
  readonly lists: readonly MessageList[];
  readonly messages: MessageList;
}

const combined = new WeakMap<MessageList, Combined>();

/** The messages of several lists as one. Widgets that combine the same lists share it. */
export function combinedMessages(lists: readonly MessageList[]): MessageList {
  const last = lists.at(-1);
  if (last === undefined) return {};
  const known = combined.get(last);
  if (known?.lists.length === lists.length && known.lists.every((list, at) => list === lists[at]))
    return known.messages;
  const messages = Object.assign({}, ...lists);
  combined.set(last, { lists, messages });
  return messages;
}
