import { atom } from 'jotai/vanilla';
import type { OfBoard } from './board-state.js';
import { leadBoardsAtom, patchBoardAtom } from './board-state.js';
import { loadBoardAtom } from './load.js';
import { canMoveTo } from './pagination.js';
import type { BoardQuery } from './query-rules.js';

/** Sets filters, sort and page at once. */
export const queryBoardAtom = atom(null, (_get, set, { id, session, query }: OfBoard & { query: BoardQuery }) => {
  const { filters, sort, page } = query;
  set(patchBoardAtom, { id, patch: { filters, sort, pageIndex: page - 1 } });
  set(loadBoardAtom, { id, session });
});

/**
 * Moves to a page. Does nothing when the page does not exist.
 * @returns whether it moves
 */
export const moveToPageAtom = atom(null, (get, set, { id, session, pageIndex }: OfBoard & { pageIndex: number }) => {
  const board = get(leadBoardsAtom).get(id);
  if (board === undefined || board.pageIndex === pageIndex) return false;
  if (!canMoveTo(pageIndex, board.pageSize, board.totalCount)) return false;
  set(patchBoardAtom, { id, patch: { pageIndex } });
  set(loadBoardAtom, { id, session });
  return true;
});
