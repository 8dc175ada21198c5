import {
  chatProperty,
  commonEvents,
  commonMethods,
  contactAttributes,
  gatewayAttributes,
  gatewayProperties,
  gatewayValues,
} from '../element/shell/shared-attributes.js';
import type { ElementTable } from '../element/shell/table.js';
import type { ValuesOf } from '../element/shell/values.js';
import type { ElementOf } from '../element/types/element-types.js';

export const messageThreadTable = {
  tag: 'message-thread',
  summary: 'A conversation between a service provider and a customer: text messages and photos.',
  attributes: {
    spId: { kind: 'string', required: true, doc: 'The service provider’s id.' },
    userId: { kind: 'string', required: true, doc: 'The customer’s id.' },
    leadId: { kind: 'string', doc: 'The lead that the messages are about.' },
    boardUrl: { kind: 'string', doc: 'The address of the lead board. Without it, there is no link.' },
    historyUrl: { kind: 'string', doc: 'The address of the archived messages. Without it, there is no link.' },
    ...contactAttributes,
    ...gatewayAttributes,
  },
  values: gatewayValues,
  properties: {
    ...gatewayProperties,
    ...chatProperty,
    quickReplies: {
      type: 'readonly string[]',
      doc: 'Quick replies that replace the default ones. {firstName}, {category} and {city} are filled in.',
    },
  },
  methods: commonMethods,
  events: {
    ...commonEvents,
    'message-sent': '{ messageId, leadId?, kind }: the gateway has accepted a text, or the chat service a photo.',
  },
  parts: {
    root: 'The whole widget.',
    thread: 'The background of the thread.',
    head: 'The heading and its links.',
    connection: 'The notice that the connection is lost.',
    error: 'The notice that the chat could not start.',
    contact: 'The customer’s numbers and email address.',
    welcome: 'The text of an empty conversation.',
    search: 'The search bar.',
    jump: 'The button that scrolls to the latest message.',
    composer: 'The form for a new message.',
    file: 'The selected photos.',
    'quick-replies': 'The quick replies.',
  },
} as const satisfies ElementTable;

/** `<message-thread>`, with its attributes, properties, methods and events. */
export type MessageThreadElement = ElementOf<typeof messageThreadTable>;

/** The values of a thread. */
export type MessageThreadValues = ValuesOf<typeof messageThreadTable>;

declare global {
  interface HTMLElementTagNameMap {
    'message-thread': MessageThreadElement;
  }
}
