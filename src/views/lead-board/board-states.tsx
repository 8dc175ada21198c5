import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import type { BoardId } from '../../state/lead-board.js';
import { clearFiltersAtom, refreshBoardAtom } from '../../state/lead-board-actions.js';
import type { Failure } from '../../state/run-call.js';
import { inbox } from '../../ui/icons.js';
import { Panel } from '../../ui/panel.js';
import { FailurePanel } from '../widget/failure-panel.js';
import { useWidget } from '../widget/widget-context.js';

/** No lead matches: one sentence and the one thing to do (Spec §2 Lead board, Empty state). */
export function BoardEmpty({ id }: { id: BoardId }): ReactElement {
  const { t, asker } = useWidget();
  const clear = useSetAtom(clearFiltersAtom);
  return (
    <div className="region">
      <Panel icon={inbox} heading={t('noLeads')} text={t('adjustFilters')}>
        <button type="button" className="link" onClick={() => clear({ id, asker })}>
          {t('clearAllFilters')}
        </button>
      </Panel>
    </div>
  );
}

/** The list could not be loaded (Spec §8). */
export function BoardFailed({ id, failure }: { id: BoardId; failure: Failure | null }): ReactElement {
  const { asker } = useWidget();
  const refresh = useSetAtom(refreshBoardAtom);
  return (
    <div className="region">
      <FailurePanel sentence="listFailed" failure={failure} onRetry={() => refresh({ id, asker })} />
    </div>
  );
}
