import {
  leadAttemptEvent,
  leadChangeEvent,
  leadRowAttributes,
  linkAttributes,
} from '../element/shell/lead-attributes.js';
import {
  BASE_PATH,
  chatProperty,
  commonEvents,
  commonMethods,
  contactAttributes,
  gatewayAttributes,
  gatewayProperties,
  gatewayValues,
  ROUTING_TYPE,
  ROUTINGS,
} from '../element/shell/shared-attributes.js';
import type { ElementTable } from '../element/shell/table.js';
import type { ValuesOf } from '../element/shell/values.js';
import type { ElementOf } from '../element/types/element-types.js';
import { requestAttributes, requestProperties, requestValues } from '../raq-funnel/table.js';

export const leadAppTable = {
  tag: 'lead-app',
  summary: 'Shows the widget that the path names, or a notice that the page was not found.',
  attributes: {
    basePath: { kind: 'string', mayBeEmpty: true, default: BASE_PATH, doc: 'The prefix of every route.' },
    routing: {
      kind: 'string',
      type: ROUTING_TYPE,
      default: 'history',
      doc: 'Where the path is stored: history (the path of the page), hash (the part after #) or memory (the element only).',
    },
    path: {
      kind: 'string',
      doc: 'Path and query of the current view. With routing="memory", you can set it. Otherwise, only read it.',
    },
    spId: {
      kind: 'string',
      doc: 'The provider whose board the ‘not found’ panel links to.',
    },
    manageTitle: { kind: 'boolean', doc: 'Whether the app sets the page’s title.' },
    faqUrl: { kind: 'string', doc: 'For the lead page: the address of your questions and answers.' },
    historyUrl: { kind: 'string', doc: 'For the conversation: the address of the archived messages.' },
    ...requestAttributes,
    ...linkAttributes,
    ...leadRowAttributes,
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
    'message-sent': '{ messageId, leadId?, kind }: the gateway has accepted a text, or the chat service a photo.',
    'review-requested': '{ draftReviewId }: the gateway has accepted the review request.',
    'funnel-step': '{ step, index, total, variant? }: a step of the funnel is shown.',
    'lead-created': '{ leadId, consent?, variant? }: the gateway has created the request.',
    'lead-assigned':
      '{ leadId, serviceProviderIds, haServiceProviderIds, variant? }: the request was sent to these providers.',
    'funnel-complete': '{ leadId?, variant? }: the funnel shows its summary.',
  },
  parts: {
    root: 'The whole widget.',
    view: 'The region that contains the view. You can also style the parts of the widget in it.',
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
