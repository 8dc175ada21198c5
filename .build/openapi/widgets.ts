import type { Bind } from '../../src/gateway/bind.js';
import { dashboardCalls } from '../../src/gateway/widgets/dashboard-calls.js';
import { lazyDashboardCalls } from '../../src/gateway/widgets/lazy-dashboard-calls.js';
import { lazyRaqFunnelCalls } from '../../src/gateway/widgets/lazy-raq-funnel-calls.js';
import { messageThreadCalls } from '../../src/gateway/widgets/message-thread-calls.js';
import { reviewRequestCalls } from '../../src/gateway/widgets/review-request-calls.js';
import { unreadCountCalls } from '../../src/gateway/widgets/unread-count-calls.js';

type Calls = (bind: Bind) => object;

const NO_BIND: Bind = () => async () => Promise.reject(new Error('No call is made here.'));

const named = (calls: readonly Calls[], ...more: readonly string[]): ReadonlySet<string> =>
  new Set([...calls.flatMap((each) => Object.keys(each(NO_BIND))), ...more]);

const board = named([dashboardCalls, lazyDashboardCalls]);
const funnel = named([lazyRaqFunnelCalls], 'topCategories', 'autocomplete');
const thread = named([messageThreadCalls]);
/** A card shares the calls of the board, and lists nothing. */
const LISTS: ReadonlySet<string> = new Set(['leads', 'suggestLocations', 'suggestCategories', 'suggestMembers']);

/** The operations that each tag makes. */
const WIDGETS: Readonly<Record<string, ReadonlySet<string>>> = {
  'lead-app': new Set([...board, ...funnel, ...thread, 'leadForPage']),
  'lead-board': board,
  'lead-card': new Set([...board].filter((operation) => !LISTS.has(operation))),
  'lead-page': new Set(['leadForPage']),
  'lead-unread-count': named([unreadCountCalls]),
  'message-thread': thread,
  'raq-funnel': funnel,
  'review-request-modal': named([reviewRequestCalls]),
};

/** The tags that make one of the calls. */
export function widgetsOf(calls: readonly { readonly name: string; readonly operation: string }[]): readonly string[] {
  // The lead page takes version 2 alone.
  const operations = calls.filter(({ name }) => name !== 'leadForPageV1').map(({ operation }) => operation);
  return Object.keys(WIDGETS).filter((tag) => operations.some((operation) => WIDGETS[tag]?.has(operation)));
}
