import { commonEvents, commonMethods, gatewayAttributes, gatewayProperties } from '../shell/shared-rows.js';
import type { ElementTable } from '../shell/table.js';

export const reviewRequestModalTable = {
  tag: 'review-request-modal',
  className: 'ReviewRequestModalElement',
  summary: 'A dialog that asks a customer for a review by e-mail. It shows nothing until it is open.',
  attributes: {
    spId: { kind: 'string', required: true, doc: 'The service provider’s id.' },
    leadId: { kind: 'string', doc: 'The lead that fills in the form; without it the form is empty.' },
    open: { kind: 'boolean', doc: 'Open or closed; it goes when a person closes the dialog.' },
    variant: { kind: 'string', default: 'board', doc: 'The shape that is sent: board (nested) or gateway (flat).' },
    autoClose: {
      kind: 'number',
      default: '5000',
      doc: 'Milliseconds until the thank-you closes by itself; 0 is never. It waits while a person is at it.',
    },
    ...gatewayAttributes,
  },
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
