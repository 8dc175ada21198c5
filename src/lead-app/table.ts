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
  summary: 'Shows the widget that a path of the product names, or that the page was not found.',
  attributes: {
    basePath: { kind: 'string', mayBeEmpty: true, default: BASE_PATH, doc: 'The prefix of every route.' },
    routing: {
      kind: 'string',
      type: ROUTING_TYPE,
      default: 'history',
      doc: 'Where its path is stored: history (the page’s address), hash (its fragment) or memory (the element only).',
    },
    path: {
      kind: 'string',
      doc: 'Path and query of what is shown. Set it with routing="memory"; otherwise only read it.',
    },
    spId: {
      kind: 'string',
      doc: 'The provider whose board an unknown address links to.',
    },
    manageTitle: { kind: 'boolean', doc: 'Sets the page’s title to that of the view.' },
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
  methods: { ...commonMethods, 'goTo(path)': 'Shows another page of the product. Ignores other paths.' },
  events: {
    ...commonEvents,
    ...leadChangeEvent,
    ...leadAttemptEvent,
    'lead-select': '{ leadId }: a lead of the board was expanded.',
    'views-change': '{ views }: the saved views of the board changed.',
    'lead-unlock': '{ leadId }: the person chose Unlock on the lead page. Take the payment, then call refresh().',
    'message-sent': '{ messageId, leadId?, kind }: the gateway has accepted a text, or the chat has a file.',
    'review-requested': '{ draftReviewId }: the gateway has accepted the request.',
    'funnel-step': '{ step, index, total, variant? }: a step of the funnel is shown.',
    'lead-created': '{ leadId, consent?, variant? }: the gateway has a customer’s request.',
    'lead-assigned':
      '{ leadId, serviceProviderIds, haServiceProviderIds, variant? }: the request was sent to these providers.',
    'funnel-complete': '{ leadId?, variant? }: a funnel shows its summary.',
  },
  parts: {
    root: 'The whole widget.',
    view: 'The region of the view. The parts of its widget can be styled too.',
    'not-found': 'The panel for an unknown page.',
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
