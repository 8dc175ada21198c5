import type { Catalogue } from '../../i18n/catalogue.js';

/** Messages of 'Connect your number'. */
export const connectNumberEnUS = {
  connectNumber: 'Connect your number',
  connectNumberAbout: 'Calls from this number are matched to your leads.',
  numberName: 'Name',
  numberPhone: 'Phone number',
  nameEmpty: 'Name must not be empty',
  numberEmpty: 'Number must not be empty',
  numberShort: 'Phone number must contain 10 digits',
  numberTaken: 'This number has already been connected.',
  numberFailed: 'Error: Please try again in a couple minutes.',
  numberAdded: 'Phone number added!',
  numberAddedAbout: '{name}, {phone}, is now connected to your leads.',
  gotIt: 'Got it',
  addAnotherNumber: 'Add another number',
  connectedNumbers: 'Connected numbers',
  loadingNumbers: 'Loading your connected numbers…',
  numbersFailed: 'We could not load your connected numbers.',
  noNumbers: 'No numbers are connected yet.',
} as const;

export const connectNumberMessages: Catalogue = {
  en: connectNumberEnUS,
  es: async () => (await import('./connect-number-messages.es-US.js')).connectNumberEsUS,
} satisfies Catalogue<typeof connectNumberEnUS>;
