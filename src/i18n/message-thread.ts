import type { Catalogue } from './catalogue.js';
import { messageThreadEnUS } from './message-thread.en-US.js';

export const messageThreadWords: Catalogue = {
  en: messageThreadEnUS,
  es: async () => (await import('./message-thread.es-US.js')).messageThreadEsUS,
};
