import {
  cardParts,
  leadAttemptEvent,
  leadChangeEvent,
  leadRowAttributes,
  linkAttributes,
} from '../element/shell/lead-attributes.js';
import {
  commonEvents,
  commonMethods,
  gatewayAttributes,
  gatewayProperties,
  gatewayValues,
} from '../element/shell/shared-attributes.js';
import type { ElementTable } from '../element/shell/table.js';
import type { ElementOf } from '../element/types/element-types.js';

export const leadCardTable = {
  tag: 'lead-card',
  summary: 'One lead, without a board.',
  attributes: {
    spId: { kind: 'string', required: true, doc: 'The service provider’s id.' },
    leadId: { kind: 'string', required: true, doc: 'The lead’s id.' },
    expanded: { kind: 'boolean', doc: 'Whether the lead is open. A person can change it.' },
    ...linkAttributes,
    ...leadRowAttributes,
    ...gatewayAttributes,
  },
  values: gatewayValues,
  properties: {
    ...gatewayProperties,
    lead: { type: 'WireLead', doc: 'The lead, as the gateway returns it. The card then makes no call to load it.' },
  },
  methods: commonMethods,
  events: {
    ...commonEvents,
    ...leadChangeEvent,
    ...leadAttemptEvent,
    'review-requested': '{ draftReviewId }: the gateway has accepted the review request.',
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
