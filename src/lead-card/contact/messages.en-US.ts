import { contactTermsEn } from '../../contact/contact-terms.en.js';
import type { Catalogue } from '../../i18n/catalogue.js';

/** Messages of a customer's contact details. */
export const leadContactEnUS = {
  ...contactTermsEn,
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  temporaryNumber: 'Temporary number, works until {date}',
  temporaryNumberActive: 'Temporary number',
  expired: 'Expired',
  temporaryNumberEnds: 'Temporary number, works only until {date}. Ask for a direct number.',
  callCustomer: 'Call {phone}',
  textCustomer: 'Text',
  textGreeting: 'Hi {name}, I received your request. When is a good time to talk?',
  textGreetingNoName: 'Hi, I received your request. When is a good time to talk?',
  copyPhone: 'Copy phone',
  copyEmail: 'Copy email',
  copyAddress: 'Copy address',
  copied: 'Copied',
  notCopied: 'Not copied',
} as const;

export const leadContactMessages: Catalogue = {
  en: leadContactEnUS,
  es: async () => (await import('./messages.es-US.js')).leadContactEsUS,
} satisfies Catalogue<typeof leadContactEnUS>;
