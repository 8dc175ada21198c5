import {
  commonEvents,
  commonMethods,
  gatewayAttributes,
  gatewayProperties,
  gatewayValues,
} from '../element/shell/shared-attributes.js';
import type { ElementTable } from '../element/shell/table.js';
import type { ElementOf } from '../element/types/element-types.js';

export const leadUnreadCountTable = {
  tag: 'lead-unread-count',
  summary: 'The number of leads with unread messages, for the menu of your page.',
  attributes: {
    spId: { kind: 'string', required: true, doc: 'The service provider’s id.' },
    format: {
      kind: 'string',
      type: "'number' | 'capped' | 'dot'",
      default: 'number',
      doc: 'number shows every digit, capped shows 99+ from 100 on, and dot shows a dot without a number.',
    },
    showZero: { kind: 'boolean', doc: 'Whether to show 0. A dot is never shown at 0.' },
    ...gatewayAttributes,
  },
  values: { ...gatewayValues, format: ['number', 'capped', 'dot'] },
  properties: gatewayProperties,
  methods: commonMethods,
  events: {
    'widget-ready': commonEvents['widget-ready'],
    'widget-error': commonEvents['widget-error'],
    'challenge-required': commonEvents['challenge-required'],
    analytics: commonEvents.analytics,
    'unread-count-change': '{ count }: the number of leads with unread messages is known or has changed.',
  },
  parts: {
    root: 'The whole widget.',
    count: 'The number or the dot.',
  },
} as const satisfies ElementTable;

/** `<lead-unread-count>`, with its attributes, properties, methods and events. */
export type LeadUnreadCountElement = ElementOf<typeof leadUnreadCountTable>;

declare global {
  interface HTMLElementTagNameMap {
    'lead-unread-count': LeadUnreadCountElement;
  }
}
