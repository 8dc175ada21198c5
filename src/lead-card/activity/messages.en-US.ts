import type { Catalogue } from '../../i18n/catalogue.js';

/** Messages of what was tried for a lead, of its timeline, and of how long it waits. */
export const leadActivityEnUS = {
  activity: 'Activity',
  iCalled: 'I called',
  iTexted: 'I texted',
  callNoted: 'Call noted, {time}',
  textNoted: 'Text noted, {time}',
  undoAttempt: 'Undo',
  showTimeline: 'Show timeline',
  hideTimeline: 'Hide timeline',
  timelineReceived: 'Received',
  timelineRead: 'Marked as read',
  timelineRevealed: 'Contact shown',
  timelineCalled: 'Called',
  timelineTexted: 'Texted',
  timelineMessaged: 'Message sent',
  timelineStatus: 'Status set to {status}',
  timelineNotes: 'Notes saved',
  timelineReviewAsked: 'Review requested',
  timelineKnows: 'The list has what happened on this device. It stays here until you sign out.',
  copyRecord: 'Copy as record',
  recordCopied: 'Copied',
  recordNotCopied: 'Not copied',
  recordLead: 'Lead',
  recordCategory: 'Category',
  recordReceived: 'Received',
  recordAttempts: 'Attempts',
  recordNone: 'none',
  waitingNow: 'Waiting',
  waitingMinutes: 'Waiting {count} min',
  waitingHours: 'Waiting {count} h',
  waitingDays: 'Waiting {count} days',
  waitingHint: 'The status is New, and no attempt was noted on this device.',
} as const;

export const leadActivityMessages: Catalogue = {
  en: leadActivityEnUS,
  es: async () => (await import('./messages.es-US.js')).leadActivityEsUS,
} satisfies Catalogue<typeof leadActivityEnUS>;
