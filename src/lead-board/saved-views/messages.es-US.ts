import type { Translation } from '../../i18n/messages.js';
import type { leadViewsEnUS } from './messages.en-US.js';

export const leadViewsEsUS: Translation<typeof leadViewsEnUS> = {
  savedViews: 'Vistas guardadas',
  noViews: 'Aún no hay vistas guardadas',
  saveView: 'Guardar vista',
  viewName: 'Nombre de la vista',
  viewNameEmpty: 'Escriba un nombre.',
  viewNameTaken: 'Ya hay una vista con este nombre.',
  viewsFull: 'Ya hay {count} vistas. Primero elimine una.',
  viewIsOnDevice: 'Los filtros y el orden se guardan en este dispositivo.',
  viewIsSaved: 'Los filtros y el orden se guardan.',
  viewWithoutName: 'El nombre del cliente que escribió no se guarda.',
  viewActions: 'Acciones de la vista {name}',
  renameView: 'Cambiar el nombre',
  startWithView: 'Empezar con esta vista',
  doNotStartWithView: 'No empezar con esta vista',
  replaceView: 'Reemplazar con los filtros actuales',
  deleteView: 'Eliminar vista',
  viewDeleted: 'Vista “{name}” eliminada',
  undoDeleteView: 'Deshacer',
  viewIsFirst: 'el panel empieza con ella',
};
