import type { Catalogue } from '../catalogue.js';

/** Messages of the board's tools: undo, new leads, keyboard shortcuts. */
export const boardToolsEnUS = {
  pageTitle: 'Business Center | Leads',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: 'Page {page}',
  pageOf: 'Page {page} of {total}',
  undo: 'Undo',
  statusChanged: 'Status changed to {status}',
  leadArchived: 'Lead archived',
  leadRestored: 'Lead moved to active leads',
  markedUnread: 'Marked as unread',
  oneNotSavedYet: '1 change not saved yet',
  manyNotSavedYet: '{count} changes not saved yet',
  oneNotSaved: '1 change could not be saved',
  manyNotSaved: '{count} changes could not be saved',
  newLeads: '{count} new leads',
  oneNewLead: '1 new lead',
  showNewLeads: 'Show {leads}',
  shortcuts: 'Keyboard shortcuts',
  shortcutsHint: 'They work while the focus is on the board, and not while you type.',
  keyNext: 'Next lead, previous lead',
  keyPage: 'Next page, previous page',
  keyOpen: 'Open or close the lead',
  keyStatus: 'Set the lead status',
  keyTo: 'to',
  keyUnread: 'Mark as unread or as read',
  keyArchive: 'Archive Lead',
  keyNotes: 'Edit notes',
  keyMessage: 'Message',
  keyHelp: 'Show this help',
  keySelect: 'Select the lead',
  keySelectMore: 'Select more leads',
  keySelectNone: 'Clear selection',
} as const;

export const boardToolsMessages: Catalogue = {
  en: boardToolsEnUS,
  es: async () => (await import('./board-tools.es-US.js')).boardToolsEsUS,
};
