import type { Catalogue } from '../catalogue.js';

/** Messages of the selection, and of what is done with many leads. */
export const leadBulkEnUS = {
  selection: 'Selection',
  selectLead: 'Select {name}',
  selectPage: 'Select all on this page',
  selectedOne: '{count} selected',
  selectedCount: '{count} selected',
  clearSelection: 'Clear selection',
  bulkActions: 'Actions',
  bulkArchive: 'Archive',
  bulkStatus: 'Status',
  bulkSetStatus: 'Status: {status}',
  bulkProgress: 'Saving {done} of {total} …',
  bulkUndoing: 'Undoing {done} of {total} …',
  bulkStop: 'Stop',
  oneArchived: '1 lead archived',
  manyArchived: '{count} leads archived',
  oneRestored: '1 lead moved to active leads',
  manyRestored: '{count} leads moved to active leads',
  oneMarkedRead: '1 lead marked as read',
  manyMarkedRead: '{count} leads marked as read',
  oneMarkedUnread: '1 lead marked as unread',
  manyMarkedUnread: '{count} leads marked as unread',
  oneStatusChanged: 'Status of 1 lead changed to {status}',
  manyStatusChanged: 'Status of {count} leads changed to {status}',
  bulkFailed: '{count} of {total} leads could not be changed: {names}.',
  bulkChanged: 'Changed meanwhile and left as they are: {names}.',
  bulkMoreNames: '{names} and {count} more',
  bulkStopped: 'Stopped. {count} of {total} leads are left.',
  bulkStoppedChallenge: 'Stopped: please verify that you are not a robot. {count} of {total} leads are left.',
  bulkStoppedSignIn: 'Stopped: you are signed out. {count} of {total} leads are left.',
  bulkRetry: 'Retry failed',
  bulkContinue: 'Continue',
} as const;

export const leadBulkMessages: Catalogue = {
  en: leadBulkEnUS,
  es: async () => (await import('./lead-bulk.es-US.js')).leadBulkEsUS,
};
