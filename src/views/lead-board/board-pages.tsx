import type { ReactElement, RefObject } from 'react';
import { boardToolsMessages } from '../../i18n/lead-board/board-tools.en-US.js';
import type { BoardId, LeadBoardView } from '../../state/lead-board/lead-board.js';
import { moveToPageAtom } from '../../state/lead-board/query.js';
import { Pages } from '../../ui/pages.js';
import { LazyPartProvider } from '../widget/lazy-part-provider.js';
import { useSetAtom } from '../widget/store.js';
import { useWidget } from '../widget/widget-context.js';

interface BoardPagesProps {
  readonly id: BoardId;
  readonly board: LeadBoardView;
  /** The board's element. A change of page scrolls to it. */
  readonly region: RefObject<HTMLElement | null>;
}

const MESSAGES = [boardToolsMessages];

/** The links to the other pages. */
export function BoardPages(props: BoardPagesProps): ReactElement {
  return (
    <LazyPartProvider catalogues={MESSAGES}>
      <AllPages {...props} />
    </LazyPartProvider>
  );
}

function AllPages({ id, board, region }: BoardPagesProps): ReactElement {
  const { t, format, requester } = useWidget();
  const move = useSetAtom(moveToPageAtom);
  const { pageIndex, totalPageCount } = board.pagination;
  return (
    <Pages
      page={pageIndex + 1}
      count={totalPageCount}
      onPage={(page) => {
        move({ id, requester, pageIndex: page - 1 });
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
