import type { ReactElement, RefObject } from 'react';
import type { WidgetSession } from '../../element/run-call.js';
import { PageTitle } from '../../element/widget/page-title.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { Pages } from '../../ui/pages.js';
import { type BoardId, type LeadBoardView, leadBoardsAtom, patchBoard } from './board-state.js';
import { loadBoard } from './load.js';
import type { BoardQuery } from './query-rules.js';

export interface BoardPagesProps {
  readonly id: BoardId;
  readonly board: LeadBoardView;
  /** The board's element. A change of page scrolls to it. */
  readonly region: RefObject<HTMLElement | null>;
}

export function BoardPages({ id, board, region }: BoardPagesProps): ReactElement {
  const { t, format, session } = useWidget();
  const { pageIndex, totalPageCount } = board.pagination;
  return (
    <Pages
      page={pageIndex + 1}
      count={totalPageCount}
      onPage={(page) => {
        const moves = moveToPage(session, id, page - 1);
        if (moves && (region.current?.getBoundingClientRect().top ?? 0) < 0) {
          region.current?.scrollIntoView({ block: 'start' });
        }
      }}
      labels={{
        label: t('pages'),
        previous: t('previousPage'),
        next: t('nextPage'),
        page: (page) => t('pageNumber', { page: format.count(page) }),
        brief: (page, total) => t('pageOf', { page: format.count(page), total: format.count(total) }),
      }}
    />
  );
}

export function BoardTitle(): ReactElement {
  const { t } = useWidget();
  return <PageTitle title={t('pageTitle')} />;
}

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
