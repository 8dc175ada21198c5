/**
 * The leads of edge cases, by name. Their ids are the same for every seed and provider.
 * 'Page one' means one of the ten newest leads that are not archived.
 */
export const SANDBOX_LEADS = {
  /** The newest lead, like the drawn one: contacted, unread message, active temporary number. Page one. */
  newest: '90412001',
  /** No name at all: shown as Member. Unread. Page one. */
  noName: '90412002',
  /** A name too long for its column, with an unread message. Page one. */
  longName: '90412003',
  /** A name in Cyrillic letters. Page one. */
  cyrillic: '90412005',
  /** No phone number. Page one. */
  noPhone: '90412006',
  /** Quotation marks in the name, feedback already given. Page one. */
  rated: '90412007',
  /** `<img onerror>` and `<b>` in the texts, as plain text. Page one. */
  markup: '90412008',
  /** A temporary number that no longer works. Page one. */
  maskedExpired: '90412009',
  /** A deal with its price as a number, and a redemption id. Page one. */
  deal: '90412010',
  /** A temporary number that works, with texting. */
  maskedActive: '90412001',
  /** A temporary number that works, without texting. */
  maskedWithoutTexting: '90412004',
  /** Eight questions. */
  eightQuestions: '90412001',
  /** One question with eight answers. */
  eightAnswers: '90412011',
  /** Notes of the customer and the provider at full length. */
  longText: '90412012',
  /** One word of 180 letters without a break. */
  longWord: '90412013',
  /** Arabic, written from right to left. */
  arabic: '90412014',
  chinese: '90412015',
  emoji: '90412016',
  /** `null` wherever the wire allows it. */
  nullFields: '90412017',
  /** Ids as numbers. */
  numericId: '90412018',
  noCategory: '90412019',
  noAddress: '90412020',
  /** Only a redemption id, from the source Redemption. */
  redemption: '90412021',
  /** A link to liability insurance. */
  thimble: '90412022',
  /** An urgency that is in no list. */
  unknownUrgency: '90412023',
  /** A status that is in no list. */
  unknownStatus: '90412024',
  /** The customer agreed to calls, but no number of the provider is connected. */
  optedInNotConnected: '90412025',
  /** `createDate` with another offset than all others. */
  otherOffset: '90412026',
  /** Fields that are absent, not null. */
  missingFields: '90412027',
  unreadMessages: '90412003',
  unread: '90412002',
  archived: '90412028',
  archivedUnread: '90412029',
  /** Returned only with `displayLead: false`. */
  notDisplayed: '90412030',
  statusInitial: '90412002',
  statusContactAndQualify: '90412003',
  statusSelling: '90412001',
  statusInProgressWon: '90412005',
  statusClosedWon: '90412007',
  statusClosedDidntWin: '90412009',
} as const;

export type SandboxLeadName = keyof typeof SANDBOX_LEADS;

/** Leads at the limits of a sale, the same for every seed and provider. They are on no board; the lead page finds them by id. */
export const SANDBOX_OFFERS = {
  /** Not purchased, sent an hour ago. */
  offered: '90412041',
  /** Not purchased, one minute before its 24 hours are over. */
  offeredLastMinute: '90412042',
  /** Not purchased, two of three places taken. */
  offeredLastPlace: '90412043',
  /** Not purchased, sent exactly 24 hours ago. */
  offerExpired: '90412044',
  /** Not purchased, three purchasers. */
  offerSoldOut: '90412045',
  /** Not purchased, no `sentDate`. */
  offerWithoutDate: '90412046',
  /** Purchased, though it is old and sold out. */
  purchasedLate: '90412047',
} as const;
