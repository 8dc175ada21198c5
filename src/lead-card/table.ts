import {
  cardParts,
  commonEvents,
  commonMethods,
  gatewayAttributes,
  gatewayProperties,
  gatewayValues,
  leadAttemptEvent,
  leadChangeEvent,
  linkAttributes,
  waitingAttributes,
} from '../element/shell/shared-attributes.js';
import type { ElementTable } from '../element/shell/table.js';
import type { ElementOf } from '../element/types/element-types.js';

export const leadCardTable = {
  tag: 'lead-card',
  summary: 'One lead of the board on its own.',
  attributes: {
    spId: { kind: 'string', required: true, doc: 'The service provider’s id.' },
    leadId: { kind: 'string', required: true, doc: 'The lead’s id.' },
    expanded: { kind: 'boolean', doc: 'Open or closed; a person may toggle it.' },
    ...linkAttributes,
    ...waitingAttributes,
    ...gatewayAttributes,
  },
  values: gatewayValues,
  properties: {
    ...gatewayProperties,
    lead: { type: 'WireLead', doc: 'The lead as the gateway answers it; nothing is fetched then.' },
  },
  methods: commonMethods,
  events: {
    ...commonEvents,
    ...leadChangeEvent,
    ...leadAttemptEvent,
    'review-requested': '{ draftReviewId }: the gateway has taken the request.',
  },
  parts: cardParts,
} as const satisfies ElementTable;

/** `<lead-card>`, with its attributes, properties, methods and events. */
export type LeadCardElement = ElementOf<typeof leadCardTable>;

declare global {
  interface HTMLElementTagNameMap {
    'lead-card': LeadCardElement;
  }
}
