import type { ReactElement } from 'react';
import { boardToolsMessages } from '../../i18n/lead-board/board-tools.en-US.js';
import { LazyPartProvider } from '../widget/lazy-part-provider.js';
import { PageTitle } from '../widget/page-title.js';
import { useWidget } from '../widget/widget-context.js';

/** The code of the board that is fetched after its first paint, in one chunk. */
export { archiveLeadAtom } from '../../state/lead-board/archive.js';
export { FocusRestorer } from '../widget/focus-restorer.js';
export { BoardFilters } from './board-filters.js';
export { BoardPages } from './board-pages.js';
export { BoardQuerySync } from './board-query.js';
export { BoardShortcuts, focusRow, isForTheBoard } from './board-shortcuts.js';
export { BoardUndo, BoardWaiting } from './board-undo.js';
export { MetricsRoom } from './metrics/metrics-room.js';
export { NewLeads } from './new-leads.js';
export { preserveRowPosition } from './preserve-row-position.js';
export { SavedViewsRoom } from './saved-views/saved-views-room.js';

const MESSAGES = [boardToolsMessages];

/** Sets the page's title while the board is mounted. */
export function BoardTitle(): ReactElement {
  return (
    <LazyPartProvider catalogues={MESSAGES}>
      <TranslatedTitle />
    </LazyPartProvider>
  );
}

function TranslatedTitle(): ReactElement {
  const { t } = useWidget();
  return <PageTitle title={t('pageTitle')} />;
}
