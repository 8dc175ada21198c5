import type { Translation } from '../i18n/messages.js';
import type { unreadCountEnUS } from './messages.en-US.js';

/** Spanish words of the number of unread leads. */
export const unreadCountEsUS: Translation<typeof unreadCountEnUS> = {
  unreadLeadsNone: 'Ninguna solicitud con mensajes sin leer',
  unreadLeadsOne: '1 solicitud con mensajes sin leer',
  unreadLeadsMany: '{count} solicitudes con mensajes sin leer',
  unreadLeadsCapped: '{count}+',
};
