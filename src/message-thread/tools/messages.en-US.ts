import type { Catalogue } from '../../i18n/catalogue.js';

/** Messages of what helps with writing in a thread. */
export const threadToolsEnUS = {
  quickReplies: 'Quick replies',
  replyOnMyWay: 'Hi {firstName}, I am on my way.',
  replyLate: 'I am running about 15 minutes late. Sorry!',
  replyWhen: 'Thanks for your request about {category} in {city}. When is a good time to talk?',
  replyPhoto: 'Could you send me a photo of the problem?',
  replyNumber: 'What is the best direct number to reach you?',
  repliesFoundOne: '{count} quick reply. Use the arrow keys, then Enter.',
  repliesFoundMany: '{count} quick replies. Use the arrow keys, then Enter.',
  saveReply: 'Save as quick reply',
  replyOnDevice: 'Kept on this device.',
  replySaved: 'Saved as a quick reply on this device.',
  replyLimit: 'You can save {max} quick replies. Remove one first.',
  removeReply: 'Remove quick reply: {text}',
  removeSavedReply: 'Remove',
  replyRemoved: 'Quick reply removed.',
  nightThere: 'It is {time} for the customer.',
  sendInMorning: 'Send in the morning',
  sendInMorningHint: 'At {time} their time, while this page is open.',
  sendsAt: 'Sends at {time}, while this page is open',
  sendsAtTheirs: 'Sends at {time} their time, while this page is open',
  sendNow: 'Send now',
  cancelScheduled: 'Cancel',
} as const;

export const threadToolsMessages: Catalogue = {
  en: threadToolsEnUS,
  es: async () => (await import('./messages.es-US.js')).threadToolsEsUS,
} satisfies Catalogue<typeof threadToolsEnUS>;
