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
    doc: 'Address of your gateway, before /gateway/…. Default: the origin of the page.',
  },
  authMode: {
    kind: 'string',
    type: 'AuthMode',
    doc: 'How calls are signed in: session (cookies, or a Bearer token from auth), one-time or none.',
  },
  oneTimeToken: { kind: 'secret', doc: 'The one-time token. The element reads the attribute once and removes it.' },
  identity: {
    kind: 'string',
    doc: 'Your own opaque id for the signed-in person. Stored text is shown only to that person.',
  },
  sourceApplication: { kind: 'string', doc: 'Value of the header X-Source-Application.' },
  applicationVersion: { kind: 'string', doc: 'Value of the header X-Application-Version.' },
  signInUrl: {
    kind: 'string',
    accepts: { pattern: { test: isWebAddress }, text: 'a path or an https:// address' },
    doc: 'The sign-in page that a widget links to after the sign-in has expired.',
  },
  features: { kind: 'list', doc: 'Feature flags, separated by commas.' },
  locale: {
    kind: 'string',
    doc: 'Language, as a BCP 47 tag. Default: the nearest lang of the page, then the language of the browser.',
    accepts: { pattern: /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i, text: 'a language such as es-US' },
  },
  timeZone: { kind: 'string', doc: 'IANA time zone, such as America/Chicago. Default: the time zone of the viewer.' },
} as const satisfies Record<string, AttributeDefinition>;

export const gatewayProperties = {
  gateway: {
    type: 'object',
    doc: 'Your own gateway client, passed by reference.',
  },
  auth: {
    type: 'TokenSource',
    doc: 'Your source of tokens: { getToken({ reason }) }, which returns a token or a promise of one.',
  },
  messages: { type: 'Partial<Messages>', doc: 'Your own messages, by key.' },
  analytics: { type: '(event: AnalyticsEvent) => void', doc: 'Function that receives each analytics event.' },
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
  campaignCookie: { kind: 'string', doc: 'Name of the cookie that has the campaign id. Default: campaignId.' },
  contactPlacement: { kind: 'number', doc: 'Placement number in recorded contacts. Default: 44 (unknown).' },
} as const satisfies Record<string, AttributeDefinition>;

/** For the tags that show a conversation. */
export const chatProperty = {
  chat: { type: 'ChatClient', doc: 'The chat service. Default: Twilio Conversations.' },
  contactTypes: {
    type: 'ContactTypeNumbers',
    doc: 'Your gateway’s numbers for contact types, such as { MessageSent: 12 }.',
  },
} as const satisfies Record<string, PropertyDefinition>;

export const diagnoseMethod = {
  'diagnose()': 'Finds problems with this embed and their fixes. Resolves to a plain object without personal data.',
} as const;

export const commonMethods = {
  'refresh()': 'Reloads the data.',
  'replayChallenges()': 'Repeats every action that waits for a challenge (HTTP 511).',
  'clearChallenges()': 'Drops every action that waits for a challenge.',
  ...diagnoseMethod,
} as const;

export const commonEvents = {
  'widget-ready': '{ tag }: the widget shows its data, or its empty state, for the first time.',
  'widget-error': '{ operation, kind, status?, requestId?, path? }: something failed.',
  'challenge-required': '{ requestId, operation }: the gateway answered a call with HTTP 511.',
  navigate: '{ to, href }: a person chose a link. Cancelable.',
  analytics: '{ name, page?, userType?, location?, leadId?, value? }: an analytics event.',
} as const;
