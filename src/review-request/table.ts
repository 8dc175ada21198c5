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
  summary: 'A dialog in which a provider asks a customer for a review by email. It is invisible until it is open.',
  attributes: {
    spId: { kind: 'string', required: true, doc: 'The service provider’s id.' },
    leadId: { kind: 'string', doc: 'The lead that fills in the form. Without it, the form is empty.' },
    for: {
      kind: 'string',
      doc: 'The id of a button or link of the page that opens the dialog. Alternatively, set data-lead-opens on the button or link to the id of this tag.',
    },
    open: { kind: 'boolean', doc: 'Whether the dialog is open. Removed when a person closes it.' },
    variant: {
      kind: 'string',
      default: 'board',
      doc: 'The shape of the request: board (nested) or gateway (flat).',
    },
    autoClose: {
      kind: 'number',
      default: REVIEW_AUTO_CLOSE_MS,
      doc: 'Milliseconds until the thank-you message closes, or 0 for never. It stays open while the pointer or the focus is on it.',
    },
    ...gatewayAttributes,
  },
  values: { ...gatewayValues, variant: ['board', 'gateway'] },
  properties: {
    ...gatewayProperties,
    lead: { type: 'WireLead', doc: 'The lead, as the gateway returns it. The dialog then makes no call to load it.' },
  },
  methods: { ...commonMethods, 'show()': 'Opens the dialog.', 'close()': 'Closes the dialog. What was typed stays.' },
  events: {
    ...commonEvents,
    'review-requested': '{ draftReviewId }: the gateway has accepted the review request.',
    close: '{ tag }: the dialog has closed. Like the close event of `<dialog>`, it does not bubble.',
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
