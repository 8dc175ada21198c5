import {
  BASE_PATH,
  chatProperty,
  commonEvents,
  commonMethods,
  contactAttributes,
  gatewayAttributes,
  gatewayProperties,
  gatewayValues,
  leadAttemptEvent,
  leadChangeEvent,
  linkAttributes,
  ROUTING_TYPE,
  ROUTINGS,
  waitingAttributes,
} from '../element/shell/shared-attributes.js';
import type { ElementTable } from '../element/shell/table.js';
import type { ValuesOf } from '../element/shell/values.js';
import type { ElementOf } from '../element/types/element-types.js';
import { requestAttributes, requestProperties, requestValues } from '../raq-funnel/table.js';

export const leadAppTable = {
  tag: 'lead-app',
  summary: 'The routes of the product: shows the widget that a path names, or that the page was not found.',
  attributes: {
    basePath: { kind: 'string', mayBeEmpty: true, default: BASE_PATH, doc: 'What stands before every route.' },
    routing: {
      kind: 'string',
      type: ROUTING_TYPE,
      default: 'history',
      doc: 'Where its path is kept: history (the page’s address), hash (its fragment) or memory (the element alone).',
    },
    path: {
      kind: 'string',
      doc: 'Path and query of what is shown. Set it with routing="memory", which needs it; elsewhere it is only read.',
    },
    spId: {
      kind: 'string',
      doc: 'The provider of an address that names none: whose board a wrong path leads back to.',
    },
    manageTitle: { kind: 'boolean', doc: 'Sets the page’s title to that of the view while the app is there.' },
    faqUrl: { kind: 'string', doc: 'For the lead page: more questions and answers.' },
    historyUrl: { kind: 'string', doc: 'For the thread: the archived messages.' },
    ...requestAttributes,
    ...linkAttributes,
    ...waitingAttributes,
    ...contactAttributes,
    ...gatewayAttributes,
  },
  values: { ...gatewayValues, ...requestValues, routing: ROUTINGS },
  properties: {
    ...gatewayProperties,
    ...chatProperty,
    ...requestProperties,
  },
  methods: { ...commonMethods, 'goTo(path)': 'Shows another page of the product; a path that is none is left alone.' },
  events: {
    ...commonEvents,
    ...leadChangeEvent,
    ...leadAttemptEvent,
    'lead-select': '{ leadId }: a lead of the board was expanded.',
    'views-change': '{ views }: the saved views of the board were changed.',
    'lead-unlock': '{ leadId }: on the lead page, Unlock was chosen; take the payment, then call refresh().',
    'message-sent':
      '{ messageId, leadId?, kind }: the gateway has taken a text, or a file has come back from the chat.',
    'review-requested': '{ draftReviewId }: the gateway has taken the request.',
    'funnel-step': '{ step, index, total, variant? }: a step of the funnel is shown.',
    'lead-created': '{ leadId, consent?, variant? }: the gateway has a customer’s request.',
    'lead-assigned': '{ leadId, serviceProviderIds, haServiceProviderIds, variant? }: it went to these providers.',
    'funnel-complete': '{ leadId?, variant? }: a funnel has come to its end, the summary.',
  },
  parts: {
    root: 'The whole widget.',
    view: 'The region of what is shown; the parts of its widget can be reached too.',
    'not-found': 'The panel of a page that was not found.',
  },
} as const satisfies ElementTable;

/** `<lead-app>`, with its attributes, properties and methods, and the events of the views inside. */
export type LeadAppElement = ElementOf<typeof leadAppTable>;

/** The values of the element, with what the host has set for the board and for the funnel, by property. */
export interface LeadAppSettings extends ValuesOf<typeof leadAppTable> {
  readonly board: Readonly<Record<string, unknown>>;
  readonly request: Readonly<Record<string, unknown>>;
}

declare global {
  interface HTMLElementTagNameMap {
    'lead-app': LeadAppElement;
  }
}
