import { atom } from 'jotai/vanilla';
import { analyticsOf } from '../../element/events/analytics.js';
import { DEFAULT_FILTERS, LEAD_SORTS, type LeadFilters, type LeadSort } from '../../gateway/lead-query.js';
import { loadServiceProviderAtom } from '../../lead-card/lead/service-provider.js';
import { startingFilters } from '../filters/filter-rules.js';
import { type BoardId, leadBoardsAtom, type OfBoard, patchBoardAtom, putBoardAtom } from './board-state.js';
import { abortLoadAtom, loadBoardAtom } from './load.js';

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
export const openBoardAtom = atom(null, (get, set, { id, session, start }: OfBoard & { start: BoardStart }): void => {
  const { spId, pageSize, featuredLeadId, newMessages } = start;
  const last = get(leadBoardsAtom).get(id);
  const before = last?.spId === spId ? last : undefined;
  const filters = before?.newMessages === newMessages ? before.filters : startingFilters(newMessages);
  set(putBoardAtom, {
    id,
    board: {
      spId,
      pageSize,
      featuredLeadId,
      newMessages,
      filters: start.filters ?? filters,
      sort: start.sort ?? before?.sort ?? LEAD_SORTS[0],
      pageIndex: start.pageIndex ?? 0,
      leadIds: [],
      hiddenIds: before?.hiddenIds ?? [],
      totalCount: 0,
      phase: 'loading',
      failure: null,
      loadedAt: null,
      isStale: false,
      openLeadId: start.openLeadId ?? null,
      isRefilling: false,
    },
  });
  session.emit('analytics', analyticsOf('page-view'));
  set(loadServiceProviderAtom, { spId, session });
  set(loadBoardAtom, { id, session });
});

export const closeBoardAtom = atom(null, (_get, set, id: BoardId) => {
  set(abortLoadAtom, id);
  set(putBoardAtom, { id, board: null });
});

/** Sets the filters and loads the first page. */
export const filterBoardAtom = atom(null, (_get, set, { id, session, filters }: OfBoard & { filters: LeadFilters }) => {
  set(patchBoardAtom, { id, patch: { filters, pageIndex: 0 } });
  set(loadBoardAtom, { id, session });
});

export const clearFiltersAtom = atom(null, (_get, set, board: OfBoard) => {
  set(filterBoardAtom, { ...board, filters: DEFAULT_FILTERS });
});

export const sortBoardAtom = atom(null, (get, set, { id, session, sort }: OfBoard & { sort: LeadSort }) => {
  if (get(leadBoardsAtom).get(id)?.sort === sort) return;
  set(patchBoardAtom, { id, patch: { sort, pageIndex: 0 } });
  set(loadBoardAtom, { id, session });
});

/** Loads the leads again, and the provider if it is missing. Shown leads stay until the answer is here. */
export const refreshBoardAtom = atom(null, (get, set, { id, session }: OfBoard): Promise<void> | undefined => {
  const board = get(leadBoardsAtom).get(id);
  if (board === undefined) return undefined;
  set(loadServiceProviderAtom, { spId: board.spId, session });
  return set(loadBoardAtom, { id, session, isQuiet: board.phase === 'ready' });
});
