import type { formEnUS } from './form-messages.en-US.js';
import type { Translation } from './messages.js';

export const formEsUS: Translation<typeof formEnUS> = {
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
};
