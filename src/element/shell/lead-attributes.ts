import type { AttributeDefinition } from './table.js';

/** The targets of the links. URL templates with {spId}, {userId} and {leadId}. */
export const linkAttributes = {
  officeInboxUrl: {
    kind: 'string',
    doc: 'URL template of the office inbox. If set, Message links to it, with the customer’s id.',
  },
  callLogUrl: { kind: 'string', doc: 'URL template of the call log. Without it, there is no link.' },
  connectedNumbersUrl: { kind: 'string', doc: 'URL template of the page for connected numbers.' },
  serviceAreaUrl: { kind: 'string', doc: 'URL template of the page where a provider edits the service area.' },
  servicesUrl: { kind: 'string', doc: 'URL template of the page where a provider edits the services.' },
  threadUrl: {
    kind: 'string',
    doc: 'URL template of your conversation page, or `none` for no link. Default: /app/conversation/…, the product’s own route, which other sites do not have.',
  },
} as const satisfies Record<string, AttributeDefinition>;

/** The texts of `waiting-hours`, such as '2, 8', and of `quiet-hours`, such as '21:00-07:00'. */
export const WAITING_HOURS = /^\d{1,3}(?:\.\d{1,2})?,\s*\d{1,3}(?:\.\d{1,2})?$/;
export const QUIET_HOURS = /^(?:[01]?\d|2[0-3]):[0-5]\d-(?:[01]?\d|2[0-3]):[0-5]\d$/;

/** For the tags with lead rows: board, card and app. The card reads them in `useCardSettings`. */
export const leadRowAttributes = {
  waitingHours: {
    kind: 'string',
    accepts: { pattern: WAITING_HOURS, text: 'hours such as 2, 8' },
    doc: 'Shows how long a lead has been waiting for an answer: amber after the first number of hours, red after the second.',
  },
  quietHours: {
    kind: 'string',
    accepts: { pattern: QUIET_HOURS, text: 'times such as 21:00-07:00' },
    doc: 'Hours that do not count as waiting, in the time zone of the widget, such as 21:00-07:00.',
  },
} as const satisfies Record<string, AttributeDefinition>;

/** For the tags that change leads. */
export const leadChangeEvent = {
  'lead-change': '{ leadId, change, value? }: the gateway has saved a change.',
} as const;

/** For the tags whose cards note calls and texts. */
export const leadAttemptEvent = {
  'lead-attempt': '{ leadId, attempt, at, undone }: a provider recorded a call or a text on this device, or undid it.',
} as const;

export const cardParts = {
  root: 'The whole widget.',
  lead: 'One lead.',
  'lead-open': 'The open lead.',
  location: 'City, state and postal code, while the contact is hidden.',
  contact: 'Phone, email and address.',
  'customer-notes': 'The customer’s notes.',
  notes: 'The provider’s notes.',
  activity: 'Attempts and the timeline.',
  project: 'Questions and answers.',
  deal: 'Offer, redemption and timing.',
} as const;
