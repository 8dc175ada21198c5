import type { Translation } from '../i18n/messages.js';
import type { photoListEnUS } from './messages.en-US.js';

export const photoListEsUS: Translation<typeof photoListEnUS> = {
  photoOf: 'Foto {index} de {total}',
  photoEarlier: 'Adelantar la foto {index}',
  photoLater: 'Atrasar la foto {index}',
  photoMoved: 'Ahora es la foto {index} de {total}.',
  photoRemove: 'Quitar la foto {index}',
  photoRemoved: 'Se quitó la foto.',
};
