import { analyticsOf } from '../../element/events/analytics.js';
import type { WidgetSession } from '../../element/run-call.js';
import { DEFAULT_FILTERS, LEAD_SORTS, type LeadFilters, type LeadSort } from '../../gateway/lead-query.js';
import { type LeadLists, leadListsAtom } from '../../lead-card/lead/lead-edit.js';
import { loadServiceProvider } from '../../lead-card/lead/service-provider.js';
import type { Store } from '../../session/session.js';
import { startingFilters } from '../filters/filter-rules.js';
import { type BoardId, leadBoardsAtom, patchBoard } from './board-state.js';
import { abortLoad, leaveBoard, loadBoard } from './load.js';

export interface BoardStart {
  readonly spId: string;
  readonly pageSize: number;
  readonly featuredLeadId: string | undefined;
  readonly newMessages: boolean;
  /** Undefined for the defaults. */
  readonly filters?: LeadFilters | undefined;
  readonly sort?: LeadSort | undefined;
  readonly pageIndex?: number | undefined;
  /** The lead that was open before; empty if none was. Undefined opens the first one. */
  readonly openLeadId?: string | undefined;
}

/**
 * Opens a board and loads its provider and its first leads. Opened again for the same provider, with another page size
 * for example, it keeps what was chosen: the filters, the sort and the hidden leads.
 */
export function openBoard(session: WidgetSession, id: BoardId, start: BoardStart): void {
  const { store } = session;
  const { spId, pageSize, featuredLeadId, newMessages } = start;
  const last = store.get(leadBoardsAtom).get(id);
  const before = last?.spId === spId ? last : undefined;
  const filters = before?.newMessages === newMessages ? before.filters : startingFilters(newMessages);
  store.set(leadBoardsAtom, id, {
    spId,
    pageSize,
    featuredLeadId,
    newMessages,
    filters: start.filters ?? filters,
    sort: start.sort ?? before?.sort ?? LEAD_SORTS[0],
    pageIndex: start.pageIndex ?? 0,
    loadedPageIndex: start.pageIndex ?? 0,
    leadIds: [],
    hiddenIds: before?.hiddenIds ?? [],
    totalCount: 0,
    phase: 'loading',
    failure: null,
    loadedAt: null,
    isStale: false,
    openLeadId: start.openLeadId ?? null,
    isRefilling: false,
  });
  store.set(leadListsAtom, boardsOfArchive);
  session.emit('analytics', analyticsOf('page-view'));
  void loadServiceProvider(session, spId);
  void loadBoard(session, id);
}

export function closeBoard(store: Store, id: BoardId): void {
  abortLoad(store, id);
  store.set(leadBoardsAtom, id, null);
  if (store.get(leadBoardsAtom).size === 0) store.set(leadListsAtom, null);
}

const boardsOf = (store: Store, spId: string): readonly BoardId[] =>
  [...store.get(leadBoardsAtom)].flatMap(([id, board]) => (board.spId === spId ? [id] : []));

/**
 * Removes archived or restored leads from the boards whose filters they no longer match. If one was open there, the next
 * lead opens. After the gateway has confirmed, the provider's boards reload their page.
 */
const boardsOfArchive: LeadLists = {
  leave(session, spId, leadIds, chosenOn) {
    for (const id of boardsOf(session.store, spId)) leaveBoard(session, id, leadIds, { emitsEvents: id === chosenOn });
  },
  settle(session, spId, isTaken) {
    for (const id of boardsOf(session.store, spId)) {
      if (isTaken && session.isAlive()) void loadBoard(session, id, { isQuiet: true });
      else patchBoard(session.store, id, { isRefilling: false });
    }
  },
};

export function filterBoard(session: WidgetSession, id: BoardId, filters: LeadFilters): void {
  const { store } = session;
  patchBoard(store, id, { filters, pageIndex: 0 });
  void loadBoard(session, id);
}

export function clearFilters(session: WidgetSession, id: BoardId): void {
  filterBoard(session, id, DEFAULT_FILTERS);
}

export function sortBoard(session: WidgetSession, id: BoardId, sort: LeadSort): void {
  const { store } = session;
  if (store.get(leadBoardsAtom).get(id)?.sort === sort) return;
  patchBoard(store, id, { sort, pageIndex: 0 });
  void loadBoard(session, id);
}

/** Loads the leads again, and the provider if it is missing. Shown leads stay until the answer is here. */
export function refreshBoard(session: WidgetSession, id: BoardId): Promise<void> | undefined {
  const { store } = session;
  const board = store.get(leadBoardsAtom).get(id);
  if (board === undefined) return undefined;
  void loadServiceProvider(session, board.spId);
  return loadBoard(session, id, { isQuiet: board.phase === 'ready' });
}
