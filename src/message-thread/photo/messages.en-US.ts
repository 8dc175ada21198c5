import type { Catalogue } from '../../i18n/catalogue.js';

/** Messages of the photos that are about to be sent. */
export const threadPhotosEnUS = {
  chosenPhotos: 'Chosen photos',
  removeFile: 'Remove file',
  preparingPhoto: 'Preparing the photo…',
  preparingPhotos: 'Preparing the photos…',
  madeSmaller: '{size}, made smaller',
  photosSize: '{count} photos, {size}',
  photosSmaller: '{count} photos, {size}, made smaller',
  sendOriginal: 'Send original',
  sendOriginals: 'Send originals',
  originalPlace: 'The original may show where the photo was taken.',
  originalsPlace: 'The originals may show where the photos were taken.',
  photoCaption: 'Caption (optional)',
} as const;

export const threadPhotosMessages: Catalogue = {
  en: threadPhotosEnUS,
  es: async () => (await import('./messages.es-US.js')).threadPhotosEsUS,
} satisfies Catalogue<typeof threadPhotosEnUS>;
