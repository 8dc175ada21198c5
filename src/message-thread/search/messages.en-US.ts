import type { Catalogue } from '../../i18n/catalogue.js';

/** Messages of the search in a conversation. */
export const threadSearchEnUS = {
  searchHere: 'Searches the messages that are loaded.',
  searchEarlier: 'Load earlier messages',
  searchCount: '{index} of {total}',
  searchFound: '{index} of {total}. {name}: {text}',
  searchNone: 'Nothing found',
  searchNext: 'Next match, older',
  searchPrevious: 'Previous match, newer',
  closeSearch: 'Close search',
} as const;

export const threadSearchMessages: Catalogue = {
  en: threadSearchEnUS,
  es: async () => (await import('./messages.es-US.js')).threadSearchEsUS,
} satisfies Catalogue<typeof threadSearchEnUS>;
