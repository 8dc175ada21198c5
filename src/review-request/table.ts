import {
  commonEvents,
  commonMethods,
  gatewayAttributes,
  gatewayProperties,
  gatewayValues,
} from '../element/shell/shared-attributes.js';
import type { ElementTable } from '../element/shell/table.js';
import type { ElementOf } from '../element/types/element-types.js';
import { REVIEW_AUTO_CLOSE_MS } from '../gateway/limits.js';

export const reviewRequestModalTable = {
  tag: 'review-request-modal',
  summary: 'A dialog that asks a customer for a review by email. It shows nothing until it is open.',
  attributes: {
    spId: { kind: 'string', required: true, doc: 'The service provider’s id.' },
    leadId: { kind: 'string', doc: 'The lead that fills in the form; without it the form is empty.' },
    for: {
      kind: 'string',
      doc: 'The id of a button or link of the page that opens it; such a control may also name it: data-lead-opens="id".',
    },
    open: { kind: 'boolean', doc: 'Open or closed; it goes when a person closes the dialog.' },
    variant: {
      kind: 'string',
      default: 'board',
      doc: 'The shape that is sent: board (nested) or gateway (flat).',
    },
    autoClose: {
      kind: 'number',
      default: REVIEW_AUTO_CLOSE_MS,
      doc: 'Milliseconds until the thank-you closes by itself; 0 is never. It waits while a person is at it.',
    },
    ...gatewayAttributes,
  },
  values: { ...gatewayValues, variant: ['board', 'gateway'] },
  properties: {
    ...gatewayProperties,
    lead: { type: 'WireLead', doc: 'The lead as the gateway answers it; it is not fetched then.' },
  },
  methods: { ...commonMethods, 'show()': 'Opens the dialog.', 'close()': 'Closes the dialog; what was typed is kept.' },
  events: {
    ...commonEvents,
    'review-requested': '{ draftReviewId }: the gateway has taken the request.',
    close: '{ tag }: the dialog has closed. It does not bubble, as that of a dialog of the platform.',
  },
  parts: {
    root: 'The whole widget.',
  },
} as const satisfies ElementTable;

/** `<review-request-modal>`, with its attributes, properties, methods and events. */
export type ReviewRequestModalElement = ElementOf<typeof reviewRequestModalTable>;

declare global {
  interface HTMLElementTagNameMap {
    'review-request-modal': ReviewRequestModalElement;
  }
}
