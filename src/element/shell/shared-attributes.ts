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
  oneTimeToken: { kind: 'secret', doc: 'The one-time token. The attribute is read once and removed from the element.' },
  identity: {
    kind: 'string',
    doc: 'Your opaque id of the signed-in person. Stored text is shown only to the same id.',
  },
  sourceApplication: { kind: 'string', doc: 'Value of the header X-Source-Application.' },
  applicationVersion: { kind: 'string', doc: 'Value of the header X-Application-Version.' },
  signInUrl: {
    kind: 'string',
    accepts: { pattern: { test: isWebAddress }, words: 'a path or an address that begins with https://' },
    doc: 'The page where a person signs in again. A widget whose sign-in has expired links to it.',
  },
  features: { kind: 'list', doc: 'Feature flags, separated by commas.' },
  locale: {
    kind: 'string',
    doc: 'The language, as BCP 47. By default the nearest lang of the page, then that of the browser.',
    accepts: { pattern: /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i, words: 'a language, such as en-US or es-US' },
  },
  timeZone: { kind: 'string', doc: 'IANA name. By default the time zone of the viewer.' },
} as const satisfies Record<string, AttributeDefinition>;

export const gatewayProperties = {
  gateway: {
    type: 'object',
    doc: 'Your own gateway client. It is used as it is, never copied.',
  },
  auth: { type: 'TokenSource', doc: '{ getToken({ reason }) }: returns a token or a promise of one.' },
  messages: { type: 'Partial<Messages>', doc: 'Your own messages, by key.' },
  analytics: { type: '(event: AnalyticsEvent) => void', doc: 'Called with each analytics event.' },
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
  campaignCookie: { kind: 'string', doc: 'Name of the cookie with the campaign’s id; campaignId by default.' },
  contactPlacement: { kind: 'number', doc: 'Number of the placement in recorded contacts; 44 (unknown) by default.' },
} as const satisfies Record<string, AttributeDefinition>;

/** For the tags that show a conversation. */
export const chatProperty = {
  chat: { type: 'ChatClient', doc: 'The chat service; Twilio Conversations by default.' },
  contactTypes: { type: 'ContactTypeNumbers', doc: 'Numbers of contact types, such as { MessageSent: 12 }.' },
} as const satisfies Record<string, PropertyDefinition>;

/** The targets of the links. URL templates with {spId}, {userId} and {leadId}. */
export const linkAttributes = {
  officeInboxUrl: { kind: 'string', doc: 'The office inbox. Message leads there, with the customer’s id.' },
  callLogUrl: { kind: 'string', doc: 'The call log. Without it, there is no link.' },
  connectedNumbersUrl: { kind: 'string', doc: 'The page of connected numbers.' },
  serviceAreaUrl: { kind: 'string', doc: 'The page where the service area is edited.' },
  servicesUrl: { kind: 'string', doc: 'The page where the services offered are edited.' },
  threadUrl: {
    kind: 'string',
    doc: 'Your page of a conversation. By default the product’s own route, /app/conversation/…, which other sites do not have. `none`: no link.',
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
    doc: 'Shows how long a lead has been waiting for an answer: amber after the first number of hours, red after the second.',
  },
  quietHours: {
    kind: 'string',
    accepts: { pattern: QUIET_HOURS, words: 'two times of day, such as 21:00-07:00' },
    doc: 'Hours that do not count as waiting, in the time zone of the widget: 21:00-07:00.',
  },
} as const satisfies Record<string, AttributeDefinition>;

export const diagnoseMethod = {
  'diagnose()':
    'Finds what is wrong with this embed, and how to fix it. Resolves to a plain object without personal data.',
} as const;

export const commonMethods = {
  'refresh()': 'Reloads the data.',
  'replayChallenges()': 'Repeats every waiting action after a challenge (HTTP 511).',
  'clearChallenges()': 'Drops every action that waits for a challenge.',
  ...diagnoseMethod,
} as const;

export const commonEvents = {
  'widget-ready': '{ tag }: after the first paint with data or with the empty state.',
  'widget-error': '{ operation, kind, status?, requestId?, path? }',
  'challenge-required': '{ requestId, operation }: the gateway answered a call with HTTP 511.',
  navigate: '{ to, href }, cancelable: a link was chosen.',
  analytics: '{ name, page?, userType?, location?, leadId?, value? }',
} as const;

/** For the tags that change leads. */
export const leadChangeEvent = {
  'lead-change': '{ leadId, change, value? }: the gateway has saved a change.',
} as const;

/** For the tags whose cards note calls and texts. */
export const leadAttemptEvent = {
  'lead-attempt': '{ leadId, attempt, at, undone }: a call or a text was recorded on this device, or undone.',
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
