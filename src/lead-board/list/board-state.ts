import { atom } from 'jotai/vanilla';
import type { Failure } from '../../element/run-call.js';
import type { LeadFilters, LeadSort } from '../../gateway/lead-query.js';
import { leadsAtom } from '../../lead-card/lead/lead-state.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { leadKey } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';

/** One board on the page. It holds ids. The leads are stored once for all boards and cards of a gateway. */
interface LeadBoard {
  readonly spId: string;
  readonly pageSize: number;
  readonly featuredLeadId: string | undefined;
  /** What the host asked for when the filters were set to their start. */
  readonly newMessages: boolean;
  readonly filters: LeadFilters;
  readonly sort: LeadSort;
  readonly pageIndex: number;
  /** The page of the loaded leads. It differs from the requested page if that one failed to load. */
  readonly loadedPageIndex: number;
  readonly leadIds: readonly string[];
  /** Ids of leads that the host has hidden on this board. */
  readonly hiddenIds: readonly string[];
  readonly totalCount: number;
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly failure: Failure | null;
  /** When the shown leads were loaded, in milliseconds since 1970; null before the first load. */
  readonly loadedAt: number | null;
  readonly isStale: boolean;
  readonly openLeadId: string | null;
  /** True while an empty page waits for its next lead, which is then opened. */
  readonly isRefilling: boolean;
}

/** A board as the view shows it, without the leads that were archived or hidden since the last load. */
export interface LeadBoardView extends LeadBoard {
  readonly visibleIds: readonly string[];
  readonly pagination: Pagination;
}

export type BoardId = string;

export const leadBoardsAtom = keyedAtom<BoardId, LeadBoard>();

/** Updates fields of a board. Does nothing after the board was closed. */
export function patchBoard(store: Store, id: BoardId, patch: Partial<LeadBoard>) {
  const board = store.get(leadBoardsAtom).get(id);
  if (board !== undefined) store.set(leadBoardsAtom, id, { ...board, ...patch });
}

/** The ids that a board shows, in order. An open lead that was archived in another tab stays until it is closed. */
export const visibleIdsAtom = atom((get) => {
  const leads = get(leadsAtom);
  return ({ spId, leadIds, hiddenIds, filters, openLeadId }: LeadBoard): readonly string[] =>
    leadIds.filter((leadId) => {
      const lead = leads.get(leadKey({ spId, leadId }));
      const fits = lead?.archived === filters.archived || (lead !== undefined && leadId === openLeadId);
      return fits && !hiddenIds.includes(leadId);
    });
});

/** One board as its view shows it. Each call makes a new atom; the reader keeps it. */
export const leadBoardAtomOf = (id: BoardId) => {
  // The view object is reused until the board or its visible ids change.
  let last: { board: LeadBoard; key: string; view: LeadBoardView } | null = null;
  return atom((get): LeadBoardView | null => {
    const board = get(leadBoardsAtom).get(id);
    if (board === undefined) return null;
    const visibleIds = get(visibleIdsAtom)(board);
    const key = visibleIds.join('\n');
    if (last !== null && last.board === board && last.key === key) return last.view;
    // Until another page is loaded, the leads of the last one are shown.
    const shownPage = board.phase === 'ready' ? board.pageIndex : board.loadedPageIndex;
    const gone = board.leadIds.length - visibleIds.length;
    const totalCount = Math.max(visibleIds.length, board.totalCount - gone);
    const pagination = paginate(shownPage, board.pageSize, totalCount, visibleIds.length);
    last = { board, key, view: { ...board, visibleIds, pagination } };
    return last.view;
  });
};

interface Pagination {
  readonly pageIndex: number;
  readonly totalCount: number;
  readonly totalPageCount: number;
  /** Counts from 1; 0 on an empty page. */
  readonly firstItemNumber: number;
  readonly lastItemNumber: number;
}

/**
 * @param pageIndex 0-based page
 * @param limit leads per page
 * @param totalCount leads on all pages
 * @param shown leads on this page
 */
export function paginate(pageIndex: number, limit: number, totalCount: number, shown: number): Pagination {
  const first = shown === 0 ? 0 : pageIndex * limit + 1;
  return {
    pageIndex,
    totalCount,
    totalPageCount: Math.max(1, Math.ceil(totalCount / limit)),
    firstItemNumber: first,
    lastItemNumber: shown === 0 ? 0 : first + shown - 1,
  };
}

/** The last page with leads, for when the current page is empty. */
export function lastPageWithin(pageIndex: number, limit: number, totalCount: number): number {
  return Math.max(0, Math.min(pageIndex, Math.ceil(totalCount / limit) - 1));
}

export function featuredFirst(leadIds: readonly string[], featuredLeadId: string | undefined): readonly string[] {
  if (featuredLeadId === undefined || !leadIds.includes(featuredLeadId)) return leadIds;
  return [featuredLeadId, ...leadIds.filter((leadId) => leadId !== featuredLeadId)];
}

/** The lead to open when a lead leaves the board: the next one, or the previous one after the last. */
export function neighbourOf(leadIds: readonly string[], leadId: string): string | null {
  const index = leadIds.indexOf(leadId);
  if (index === -1) return null;
  return leadIds[index + 1] ?? leadIds[index - 1] ?? null;
}
