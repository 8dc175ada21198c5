import {
  cardParts,
  commonEvents,
  commonMethods,
  gatewayAttributes,
  gatewayProperties,
  linkAttributes,
} from './shared-rows.js';
import type { ElementTable } from './table.js';

export const leadBoardTable = {
  tag: 'lead-board',
  className: 'LeadBoardElement',
  summary: 'The lead board of a service provider: lists, opens and changes the leads that customers sent.',
  attributes: {
    spId: { kind: 'string', required: true, doc: 'The service provider’s id.' },
    leadId: { kind: 'string', doc: 'The featured lead: it stands at the top.' },
    newMessages: { kind: 'boolean', doc: 'Starts with the filter for unread messages on.' },
    pageSize: { kind: 'number', default: '10', doc: 'Leads a page.' },
    manageTitle: { kind: 'boolean', doc: 'Sets the page’s title while the board is there.' },
    ...linkAttributes,
    ...gatewayAttributes,
  },
  properties: gatewayProperties,
  methods: { ...commonMethods, 'hideLead(leadId)': 'Removes a lead from this board; no call is made.' },
  events: { ...commonEvents, 'lead-select': '{ leadId }: a lead was expanded.' },
  parts: {
    ...cardParts,
    board: 'The board’s ground.',
    head: 'Heading and call log.',
    filters: 'The filters.',
    'list-head': 'Count and sort.',
    leads: 'The list.',
  },
} as const satisfies ElementTable;
