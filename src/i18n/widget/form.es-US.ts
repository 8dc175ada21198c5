import type { Words } from '../messages.js';
import type { formEnUS } from './form.en-US.js';

export const formEsUS: Words<typeof formEnUS> = {
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
};
