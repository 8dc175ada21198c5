import { useSetAtom } from 'jotai';
import { type ReactElement, useId, useState } from 'react';
import type { LeadFilters } from '../../contract/lead-query.js';
import { DEFAULT_FILTERS } from '../../domain/lead-board/filters.js';
import type { LeadBoardView } from '../../state/lead-board.js';
import { filterBoardAtom } from '../../state/lead-board-actions.js';
import { Switch } from '../../ui/switch.js';
import type { WantedPart } from '../widget/lazy-part.js';
import { NotLoaded } from '../widget/not-loaded.js';
import { useWidget } from '../widget/widget-context.js';
import type { BoardTools } from './late-board-tools.js';

const LABELS = ['filterStatus', 'filterDate', 'filterCategory', 'filterName', 'location'] as const;

export interface BoardFiltersProps {
  readonly id: string;
  readonly board: LeadBoardView | null;
  readonly late: WantedPart<BoardTools>;
}

/**
 * The filters of the board. The switches are there at once, and the room of the others, so that nothing moves when they
 * come; on a narrow board they stand behind 'Show All Filters' (Spec §2 Lead board, Filter header).
 */
export function BoardFilters({ id, board, late }: BoardFiltersProps): ReactElement {
  const tools = late.Part;
  const { t, asker } = useWidget();
  const [isShown, setShown] = useState(false);
  const fieldsId = useId();
  const filter = useSetAtom(filterBoardAtom);
  const filters = board?.filters ?? null;
  const isTagged = filters !== null && filters !== DEFAULT_FILTERS;
  const change = (fields: Partial<LeadFilters>) => filters && filter({ id, asker, filters: { ...filters, ...fields } });
  return (
    <fieldset className={isShown ? 'filters all' : 'filters'} part="filters" aria-label={t('filters')}>
      <Switch
        className="unread-only"
        label={t('showUnreadMessages')}
        checked={filters?.hasUnreadMessages === true}
        disabled={filters === null}
        onChange={(on) => change({ hasUnreadMessages: on ? true : null })}
      />
      <button
        type="button"
        className="link toggle-all"
        aria-expanded={isShown}
        aria-controls={fieldsId}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'hideAllFilters' : 'showAllFilters')}
        {tools && filters ? <tools.FilterCount filters={filters} /> : null}
      </button>
      <div className="fields" id={fieldsId}>
        {tools !== null && board !== null ? (
          <tools.FilterFields id={id} filters={board.filters} />
        ) : (
          LABELS.map((label) => (
            <div className="field" key={label} aria-hidden="true">
              <span className="lbl">{t(label)}</span>
              <span className="input" />
            </div>
          ))
        )}
        <Switch
          className="archived"
          label={t('archived')}
          checked={filters?.archived === true}
          disabled={filters === null}
          onChange={(archived) => change({ archived })}
        />
      </div>
      {late.hasFailed ? <NotLoaded onRetry={late.retry} /> : null}
      {isTagged ? (
        <div className="tag-room">
          {tools && board ? (
            <tools.FilterTags
              id={id}
              filters={board.filters}
              isEmpty={board.phase === 'ready' && board.visibleIds.length === 0}
            />
          ) : null}
        </div>
      ) : null}
    </fieldset>
  );
}
