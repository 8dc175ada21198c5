import type { Catalogue } from '../i18n/catalogue.js';

export const unreadCountEnUS = {
  unreadLeadsNone: 'No leads with unread messages',
  unreadLeadsOne: '1 lead with unread messages',
  unreadLeadsMany: '{count} leads with unread messages',
  unreadLeadsCapped: '{count}+',
} as const;

export const unreadCountMessages: Catalogue = {
  en: unreadCountEnUS,
  es: async () => (await import('./messages.es-US.js')).unreadCountEsUS,
} satisfies Catalogue<typeof unreadCountEnUS>;
