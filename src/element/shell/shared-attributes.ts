import type { AuthMode } from '../../gateway/options.js';
import { isWebAddress } from '../link-template.js';
import type { Routing } from '../routes.js';
import type { AttributeDefinition, PropertyDefinition } from './table.js';

/** The attribute by which a control of the host's page names the dialog that it opens. */
export const OPENS = 'data-lead-opens';

/** Gateway, auth and language. Every tag has them. */
export const gatewayAttributes = {
  gatewayUrl: {
    kind: 'string',
    doc: 'Origin or base address in front of /gateway/…; the page’s own origin by default.',
  },
  authMode: { kind: 'string', type: 'AuthMode', doc: 'session (cookies), one-time or none.' },
  oneTimeToken: { kind: 'secret', doc: 'The one-time token; the attribute is read once and taken off the element.' },
  identity: {
    kind: 'string',
    doc: 'Your opaque id of the signed-in person. What is stored on the device is found again only with the same id.',
  },
  sourceApplication: { kind: 'string', doc: 'Value of the header X-Source-Application.' },
  applicationVersion: { kind: 'string', doc: 'Value of the header X-Application-Version.' },
  signInUrl: {
    kind: 'string',
    accepts: { pattern: { test: isWebAddress }, words: 'a path or an address that begins with https://' },
    doc: 'The page where one signs in again; linked where the sign-in has expired.',
  },
  features: { kind: 'list', doc: 'Feature flags, separated by commas.' },
  locale: {
    kind: 'string',
    doc: 'BCP 47; by default the nearest lang of the page, then the browser’s.',
    accepts: { pattern: /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i, words: 'a language, such as en-US or es-US' },
  },
  timeZone: { kind: 'string', doc: 'IANA name; by default the viewer’s own.' },
} as const satisfies Record<string, AttributeDefinition>;

export const gatewayProperties = {
  gateway: {
    type: 'object',
    doc: 'A gateway client of the host’s own, used by identity, never copied or stringified.',
  },
  auth: { type: 'TokenSource', doc: '{ getToken({ reason }) }, sync or async.' },
  messages: { type: 'Partial<Messages>', doc: 'Wording overrides.' },
  analytics: { type: '(event: AnalyticsEvent) => void', doc: 'Gets every analytics event.' },
} as const satisfies Record<string, PropertyDefinition>;

export const gatewayValues = { authMode: ['session', 'one-time', 'none'] } as const satisfies {
  readonly authMode: readonly AuthMode[];
};

/** For the tags that show one of several pages: where the address is, and what comes before every route. */
export const ROUTINGS = ['memory', 'history', 'hash'] as const satisfies readonly Routing[];
/** The same values, in the order in which the manifest shows the type of the property. */
export const ROUTING_TYPE = "'history' | 'hash' | 'memory'";
export const BASE_PATH = '/app';

/** For the tags that show a conversation. */
export const contactAttributes = {
  campaignCookie: { kind: 'string', doc: 'Name of the cookie that holds the campaign’s id; campaignId by default.' },
  contactPlacement: { kind: 'number', doc: 'Number of the placement that a contact records; 44 (unknown) by default.' },
} as const satisfies Record<string, AttributeDefinition>;

/** For the tags that show a conversation. */
export const chatProperty = {
  chat: { type: 'ChatClient', doc: 'The chat service; Twilio Conversations by default.' },
  contactTypes: { type: 'ContactTypeNumbers', doc: 'Numbers of contact types, such as { MessageSent: 12 }.' },
} as const satisfies Record<string, PropertyDefinition>;

/** The targets of the links. URL templates with {spId}, {userId} and {leadId}. */
export const linkAttributes = {
  officeInboxUrl: { kind: 'string', doc: 'The office inbox; Message then leads there, with the customer’s id.' },
  callLogUrl: { kind: 'string', doc: 'The call log; without it the link is not drawn.' },
  connectedNumbersUrl: { kind: 'string', doc: 'The page of connected numbers.' },
  serviceAreaUrl: { kind: 'string', doc: 'The page where the service area is edited.' },
  servicesUrl: { kind: 'string', doc: 'The page where the services offered are edited.' },
  threadUrl: {
    kind: 'string',
    doc: 'The conversation thread; by default the product’s own route, /app/conversation/…, which other sites do not have. `none`: no link.',
  },
} as const satisfies Record<string, AttributeDefinition>;

/** The texts of `waiting-hours`, such as '2, 8', and of `quiet-hours`, such as '21:00-07:00'. */
export const WAITING_HOURS = /^\d{1,3}(?:\.\d{1,2})?,\s*\d{1,3}(?:\.\d{1,2})?$/;
export const QUIET_HOURS = /^(?:[01]?\d|2[0-3]):[0-5]\d-(?:[01]?\d|2[0-3]):[0-5]\d$/;

/** For the tags that show leads of the board. */
export const waitingAttributes = {
  waitingHours: {
    kind: 'string',
    accepts: { pattern: WAITING_HOURS, words: 'two numbers of hours, such as 2, 8' },
    doc: 'Shows how long a lead waits that nobody has answered: amber after the first number of hours, red after the second. Without it no clock is shown.',
  },
  quietHours: {
    kind: 'string',
    accepts: { pattern: QUIET_HOURS, words: 'two times of day, such as 21:00-07:00' },
    doc: 'Hours that the clock does not count, by the time zone of the widget: 21:00-07:00.',
  },
} as const satisfies Record<string, AttributeDefinition>;

export const diagnoseMethod = {
  'diagnose()':
    'Finds what is wrong with this embed, and the line that fixes it. Resolves to a plain object without personal data.',
} as const;

export const commonMethods = {
  'refresh()': 'Loads the data again.',
  'replayChallenges()': 'After a challenge (HTTP 511): dispatches every deferred action, then empties the queue.',
  'clearChallenges()': 'Drops every deferred action.',
  ...diagnoseMethod,
} as const;

export const commonEvents = {
  'widget-ready': '{ tag }: after the first paint with data or with the empty state.',
  'widget-error': '{ operation, kind, status?, requestId?, path? }',
  'challenge-required': '{ requestId, operation }: a call was answered with HTTP 511.',
  navigate: '{ to, href }, cancelable: a link was chosen.',
  analytics: '{ name, page?, userType?, location?, leadId?, value? }',
} as const;

/** For the tags that change leads. */
export const leadChangeEvent = {
  'lead-change': '{ leadId, change, value? }: the gateway has taken a change.',
} as const;

/** For the tags whose cards note calls and texts. */
export const leadAttemptEvent = {
  'lead-attempt': '{ leadId, attempt, at, undone }: a call or a text was noted on this device, or taken back.',
} as const;

export const cardParts = {
  root: 'The whole widget.',
  lead: 'One lead.',
  'lead-open': 'The lead that is open.',
  location: 'City, state and postal code, while the contact is hidden.',
  contact: 'Phone, email and address.',
  'customer-notes': 'The customer’s notes.',
  notes: 'The provider’s notes.',
  activity: 'What was tried, and the timeline.',
  project: 'Questions and answers.',
  deal: 'Offer, redemption and timing.',
} as const;
