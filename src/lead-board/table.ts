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
import type { ValuesOf } from '../element/shell/values.js';
import type { ElementOf } from '../element/types/element-types.js';
import { BOARD_PAGE_SIZE, BOARD_POLL_SECONDS, MIN_BOARD_POLL_SECONDS } from '../gateway/lead-limits.js';
import { DEFAULT_FILTERS, LEAD_SORTS } from '../gateway/lead-query.js';

export const leadBoardTable = {
  tag: 'lead-board',
  summary: 'The lead board of a service provider: lists, opens and changes the leads that customers sent.',
  attributes: {
    spId: { kind: 'string', required: true, doc: 'The service provider’s id.' },
    leadId: { kind: 'string', doc: 'The featured lead, which is first in the list.' },
    newMessages: { kind: 'boolean', doc: 'Starts with the filter for unread messages on.' },
    pageSize: { kind: 'number', default: BOARD_PAGE_SIZE, doc: 'Leads a page.' },
    manageTitle: { kind: 'boolean', doc: 'Sets the page’s title while the board is there.' },
    urlSync: {
      kind: 'string',
      mayBeEmpty: true,
      doc: 'A prefix: filters, sort and page are kept in the page’s address under it. A customer’s name never is.',
    },
    shortcuts: {
      kind: 'string',
      type: "'on' | 'off'",
      default: 'on',
      doc: 'Keys while the focus is on the board.',
    },
    pollSeconds: {
      kind: 'number',
      default: BOARD_POLL_SECONDS,
      accepts: {
        pattern: { test: (text) => pollSecondsOf(Number(text)) === Number(text) },
        words: `0, or at least ${MIN_BOARD_POLL_SECONDS}`,
      },
      doc: `Seconds between two polls for new leads, at least ${MIN_BOARD_POLL_SECONDS}; 0 is never.`,
    },
    ...linkAttributes,
    ...waitingAttributes,
    ...gatewayAttributes,
  },
  values: { ...gatewayValues, shortcuts: ['on', 'off'] },
  properties: {
    ...gatewayProperties,
    filters: {
      type: 'Partial<LeadFilters>',
      initial: DEFAULT_FILTERS,
      doc: 'What the board is narrowed by, to read and to set.',
    },
    sort: { type: 'LeadSort', kind: 'string', initial: LEAD_SORTS[0], doc: 'Its order, to read and to set.' },
    page: { type: 'number', kind: 'number', initial: 1, doc: 'Its page, from 1, to read and to set.' },
    views: {
      type: 'readonly SavedView[]',
      doc: 'The saved views, with the feature saved-views; without it they are on the device.',
    },
  },
  methods: { ...commonMethods, 'hideLead(leadId)': 'Removes a lead from this board; no call is made.' },
  events: {
    ...commonEvents,
    ...leadChangeEvent,
    ...leadAttemptEvent,
    'lead-select': '{ leadId }: a lead was expanded.',
    'views-change': '{ views }: the saved views were changed.',
    'review-requested': '{ draftReviewId }: the gateway has taken the request.',
  },
  parts: {
    ...cardParts,
    board: 'The board’s ground.',
    head: 'Heading and call log.',
    filters: 'The filters.',
    views: 'The saved views.',
    'list-head': 'Count and sort.',
    bulk: 'The selection, and what is done with many leads.',
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
export function pollSecondsOf(given = BOARD_POLL_SECONDS): number {
  return given <= 0 ? 0 : Math.max(given, MIN_BOARD_POLL_SECONDS);
}
