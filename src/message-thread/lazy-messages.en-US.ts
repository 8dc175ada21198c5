import type { Catalogue } from '../i18n/catalogue.js';

/** Messages of the parts of a conversation that load later. */
export const messageThreadLazyEnUS = {
  // What helps with writing in a thread
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

  // The photos that are about to be sent
  chosenPhotos: 'Chosen photos',
  removeFile: 'Remove file',
  preparingPhoto: 'Preparing the photo…',
  preparingPhotos: 'Preparing the photos…',
  madeSmaller: '{size}, made smaller',
  photosSize: '{count} photos, {size}',
  photosSmaller: '{count} photos, {size}, made smaller',
  sendOriginal: 'Send original',
  sendOriginals: 'Send originals',
  originalPlace: 'The original may show where the photo was taken.',
  originalsPlace: 'The originals may show where the photos were taken.',
  photoCaption: 'Caption (optional)',

  // The search in a conversation
  searchHere: 'Searches the messages that are loaded.',
  searchEarlier: 'Load earlier messages',
  searchCount: '{index} of {total}',
  searchFound: '{index} of {total}. {name}: {text}',
  searchNone: 'Nothing found',
  searchNext: 'Next match, older',
  searchPrevious: 'Previous match, newer',
  closeSearch: 'Close search',
} as const;

export const messageThreadLazyMessages: Catalogue = {
  en: messageThreadLazyEnUS,
  es: async () => (await import('./messages.es-US.js')).messageThreadLazyEsUS,
} satisfies Catalogue<typeof messageThreadLazyEnUS>;
