import type { leadContactEnUS } from './lead-contact.en-US.js';
import type { Words } from './messages.js';

export const leadContactEsUS: Words<typeof leadContactEnUS> = {
  phone: 'Teléfono',
  email: 'Correo',
  address: 'Dirección',
  noPhoneNumber: 'Este cliente no dio un número de teléfono.',
  temporaryNumber: 'Número temporal, funciona hasta el {date}',
  temporaryNumberActive: 'Número temporal',
  expired: 'Vencido',
};
