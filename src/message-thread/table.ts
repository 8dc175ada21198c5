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
  summary: 'A conversation of a service provider with a customer: texts and photos.',
  attributes: {
    spId: { kind: 'string', required: true, doc: 'The service provider’s id.' },
    userId: { kind: 'string', required: true, doc: 'The customer’s id.' },
    leadId: { kind: 'string', doc: 'The lead that the messages are about.' },
    boardUrl: { kind: 'string', doc: 'The lead board; without it no link leads there.' },
    historyUrl: { kind: 'string', doc: 'The archived messages; without it no link leads there.' },
    ...contactAttributes,
    ...gatewayAttributes,
  },
  values: gatewayValues,
  properties: {
    ...gatewayProperties,
    ...chatProperty,
    quickReplies: {
      type: 'readonly string[]',
      doc: 'Quick replies in place of the usual ones; {firstName}, {category} and {city} are filled in.',
    },
  },
  methods: commonMethods,
  events: {
    ...commonEvents,
    'message-sent':
      '{ messageId, leadId?, kind }: the gateway has taken a text, or a file has come back from the chat.',
  },
  parts: {
    root: 'The whole widget.',
    thread: 'The thread’s ground.',
    head: 'Heading and ways out.',
    connection: 'The line that tells of a lost connection.',
    error: 'The notice that the chat could not start.',
    contact: 'The customer’s numbers and email address.',
    welcome: 'The text of an empty conversation.',
    search: 'The line in which messages are searched.',
    jump: 'The button that leads to the latest message.',
    composer: 'Where a message is written.',
    file: 'The photos that were chosen.',
    'quick-replies': 'Replies to choose from.',
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
