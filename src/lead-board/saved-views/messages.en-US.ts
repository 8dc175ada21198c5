import type { Catalogue } from '../../i18n/catalogue.js';

/** Messages of the saved views. */
export const leadViewsEnUS = {
  savedViews: 'Saved views',
  noViews: 'No saved views yet',
  saveView: 'Save view',
  viewName: 'Name of the view',
  viewNameEmpty: 'Type a name.',
  viewNameTaken: 'There is a view with this name already.',
  viewsFull: 'There are {count} views already. Delete one first.',
  viewIsOnDevice: 'The filters and the order are saved on this device.',
  viewIsSaved: 'The filters and the order are saved.',
  viewWithoutName: 'The customer’s name that you have typed is not saved.',
  viewActions: 'Actions for the view {name}',
  renameView: 'Rename view',
  startWithView: 'Start with this view',
  doNotStartWithView: 'Do not start with this view',
  replaceView: 'Replace with the current filters',
  deleteView: 'Delete view',
  viewDeleted: 'View “{name}” deleted',
  undoDeleteView: 'Undo',
  viewIsFirst: 'the board starts with it',
} as const;

export const leadViewsMessages: Catalogue = {
  en: leadViewsEnUS,
  es: async () => (await import('./messages.es-US.js')).leadViewsEsUS,
} satisfies Catalogue<typeof leadViewsEnUS>;
