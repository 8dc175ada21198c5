import type { Catalogue } from '../i18n/catalogue.js';

/** Messages of a list of photos that were chosen. */
export const photoListEnUS = {
  photoOf: 'Photo {index} of {total}',
  photoEarlier: 'Move photo {index} forward',
  photoLater: 'Move photo {index} back',
  photoMoved: 'It is photo {index} of {total} now.',
  photoRemove: 'Remove photo {index}',
  photoRemoved: 'The photo was removed.',
} as const;

export const photoListMessages: Catalogue = {
  en: photoListEnUS,
  es: async () => (await import('./messages.es-US.js')).photoListEsUS,
} satisfies Catalogue<typeof photoListEnUS>;
