import type { Translation } from '../messages.js';
import type { formEnUS } from './form.en-US.js';

export const formEsUS: Translation<typeof formEnUS> = {
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
};
