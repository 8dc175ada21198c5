import type { WidgetSession } from '../../element/run-call.js';
import { type BoardId, leadBoardsAtom, patchBoard } from './board-state.js';
import { loadBoard } from './load.js';
import type { BoardQuery } from './query-rules.js';

export function queryBoard(session: WidgetSession, id: BoardId, query: BoardQuery): void {
  const { store } = session;
  const { filters, sort, page } = query;
  patchBoard(store, id, { filters, sort, pageIndex: page - 1 });
  void loadBoard(session, id);
}

/**
 * Moves to a page. Does nothing when the page does not exist.
 * @returns whether it moves
 */
export function moveToPage(session: WidgetSession, id: BoardId, pageIndex: number): boolean {
  const { store } = session;
  const board = store.get(leadBoardsAtom).get(id);
  if (board === undefined || (board.pageIndex === pageIndex && board.phase !== 'failed')) return false;
  if (!canMoveTo(pageIndex, board.pageSize, board.totalCount)) return false;
  patchBoard(store, id, { pageIndex });
  void loadBoard(session, id);
  return true;
}

/** Whether a page exists: its offset is below the total. */
export function canMoveTo(pageIndex: number, limit: number, totalCount: number): boolean {
  return Number.isInteger(pageIndex) && pageIndex >= 0 && pageIndex * limit < totalCount;
}
