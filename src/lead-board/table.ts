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
import type { ValuesOf } from '../element/shell/values.js';
import type { ElementOf } from '../element/types/element-types.js';
import { BOARD_PAGE_SIZE, BOARD_POLL_SECONDS, MIN_BOARD_POLL_SECONDS } from '../gateway/lead-limits.js';
import { DEFAULT_FILTERS, LEAD_SORTS } from '../gateway/lead-query.js';

export const leadBoardTable = {
  tag: 'lead-board',
  summary: 'The lead board: a service provider lists, opens and changes leads.',
  attributes: {
    spId: { kind: 'string', required: true, doc: 'The service provider’s id.' },
    leadId: { kind: 'string', doc: 'The featured lead, shown first in the list.' },
    newMessages: { kind: 'boolean', doc: 'Starts with the filter for unread messages on.' },
    pageSize: { kind: 'number', default: BOARD_PAGE_SIZE, doc: 'Number of leads on a page.' },
    manageTitle: { kind: 'boolean', doc: 'Whether the board sets the page’s title.' },
    urlSync: {
      kind: 'string',
      mayBeEmpty: true,
      doc: 'Writes filters, sort and page to the page’s address, never a customer’s name. The value is a prefix for the parameters.',
    },
    shortcuts: {
      kind: 'string',
      type: "'on' | 'off'",
      default: 'on',
      doc: 'Whether keyboard shortcuts work while the focus is on the board.',
    },
    pollSeconds: {
      kind: 'number',
      default: BOARD_POLL_SECONDS,
      accepts: {
        pattern: { test: (text) => pollSecondsOf(Number(text)) === Number(text) },
        text: `0, or at least ${MIN_BOARD_POLL_SECONDS}`,
      },
      doc: `Seconds between two polls for new leads: at least ${MIN_BOARD_POLL_SECONDS}, or 0 for never.`,
    },
    ...linkAttributes,
    ...leadRowAttributes,
    ...gatewayAttributes,
  },
  values: { ...gatewayValues, shortcuts: ['on', 'off'] },
  properties: {
    ...gatewayProperties,
    filters: {
      type: 'Partial<LeadFilters>',
      initial: DEFAULT_FILTERS,
      doc: 'The current filters. Read or set them.',
    },
    sort: { type: 'LeadSort', kind: 'string', initial: LEAD_SORTS[0], doc: 'The current order. Read or set it.' },
    page: { type: 'number', kind: 'number', initial: 1, doc: 'The current page, from 1. Read or set it.' },
    views: {
      type: 'readonly SavedView[]',
      doc: 'The saved views from your server, with the feature saved-views. Without it, the board stores them on the device.',
    },
  },
  methods: { ...commonMethods, 'hideLead(leadId)': 'Removes a lead from this board, without a call.' },
  events: {
    ...commonEvents,
    ...leadChangeEvent,
    ...leadAttemptEvent,
    'lead-select': '{ leadId }: a lead was expanded.',
    'views-change': '{ views }: the saved views changed.',
    'review-requested': '{ draftReviewId }: the gateway has accepted the review request.',
  },
  parts: {
    ...cardParts,
    board: 'The background of the board.',
    head: 'The heading and the link to the call log.',
    filters: 'The filters.',
    views: 'The saved views.',
    'list-head': 'The count and the sort menu.',
    bulk: 'The selection and the actions for it.',
    leads: 'The list.',
  },
} as const satisfies ElementTable;

/** `<lead-board>`, with its attributes, properties, methods and events. */
export type LeadBoardElement = ElementOf<typeof leadBoardTable>;

/** The values of a board. */
export type LeadBoardValues = ValuesOf<typeof leadBoardTable>;

declare global {
  interface HTMLElementTagNameMap {
    'lead-board': LeadBoardElement;
  }
}

/** Seconds between two polls: 0 for never, else at least the minimum, so that no page floods its gateway. */
export function pollSecondsOf(seconds = BOARD_POLL_SECONDS): number {
  return seconds <= 0 ? 0 : Math.max(seconds, MIN_BOARD_POLL_SECONDS);
}
