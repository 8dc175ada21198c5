import type { Bind } from '../bind.js';
import { dashboardCalls } from './dashboard-calls.js';
import { lazyDashboardCalls } from './lazy-dashboard-calls.js';
import { lazyRaqFunnelCalls } from './lazy-raq-funnel-calls.js';
import { messageThreadCalls } from './message-thread-calls.js';
import { reviewRequestCalls } from './review-request-calls.js';
import { unreadCountCalls } from './unread-count-calls.js';

type Calls = (bind: Bind) => object;

const NO_BIND: Bind = () => async () => Promise.reject(new Error('No call is made here.'));

const named = (calls: readonly Calls[], ...more: readonly string[]): ReadonlySet<string> =>
  new Set([...calls.flatMap((each) => Object.keys(each(NO_BIND))), ...more]);

const board = named([dashboardCalls, lazyDashboardCalls]);
const funnel = named([lazyRaqFunnelCalls], 'topCategories', 'autocomplete');
const thread = named([messageThreadCalls]);
/** A card shares the calls of the board, and lists nothing. */
const LISTS: ReadonlySet<string> = new Set(['leads', 'suggestLocations', 'suggestCategories', 'suggestMembers']);

/** The operations that each tag makes, for the gateway reference and `lead-widgets check`. */
export const CALLS_BY_TAG: Readonly<Record<string, ReadonlySet<string>>> = {
  'lead-app': new Set([...board, ...funnel, ...thread, 'leadForPage']),
  'lead-board': board,
  'lead-card': new Set([...board].filter((operation) => !LISTS.has(operation))),
  'lead-page': new Set(['leadForPage']),
  'lead-unread-count': named([unreadCountCalls]),
  'message-thread': thread,
  'raq-funnel': funnel,
  'review-request-modal': named([reviewRequestCalls]),
};
