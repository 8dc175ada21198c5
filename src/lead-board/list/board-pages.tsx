import type { ReactElement, RefObject } from 'react';
import { PageTitle } from '../../element/widget/page-title.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { Pages } from '../../ui/pages.js';
import type { BoardId, LeadBoardView } from './board-state.js';
import { moveToPage } from './page-turn.js';

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
        moveToPage(session, id, page - 1);
        if ((region.current?.getBoundingClientRect().top ?? 0) < 0) region.current?.scrollIntoView({ block: 'start' });
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
