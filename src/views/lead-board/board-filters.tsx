import { useSetAtom } from 'jotai';
import { memo, type ReactElement, useId, useState } from 'react';
import type { LeadFilters } from '../../contract/lead-query.js';
import { changeFilters, type FilterChange } from '../../domain/lead-board/filter-change.js';
import { dateRangePickerWords } from '../../i18n/date-range-picker.js';
import { leadFiltersWords } from '../../i18n/lead-filters.js';
import type { BoardId } from '../../state/lead-board.js';
import { filterBoardAtom } from '../../state/lead-board-actions.js';
import { Switch } from '../../ui/switch.js';
import restoreCss from '../lead-card/restore.css?inline';
import { LatePart } from '../widget/late-part.js';
import { useWidget } from '../widget/widget-context.js';
import { FilterCount } from './filter-count.js';
import { FilterFields } from './filter-fields.js';
import { FilterTags } from './filter-tags.js';
import filtersCss from './filters.css?inline';

export interface BoardFiltersProps {
  readonly id: BoardId;
  readonly filters: LeadFilters;
  /** The list is empty, and offers to clear the filters in its place. */
  readonly isEmpty: boolean;
}

const WORDS = [leadFiltersWords, dateRangePickerWords];
// Archived leads come through these filters alone: so does what their rows look like.
const SHEET = filtersCss + restoreCss;

/** The filters of the board; on a narrow one they stand behind 'Show All Filters' (Spec §2 Lead board, Filter header). */
export const BoardFilters = memo(function BoardFilters(props: BoardFiltersProps): ReactElement {
  return (
    <LatePart words={WORDS} sheet={SHEET}>
      <Filters {...props} />
    </LatePart>
  );
});

function Filters({ id, filters, isEmpty }: BoardFiltersProps): ReactElement {
  const { t, asker } = useWidget();
  const [isShown, setShown] = useState(false);
  const fieldsId = useId();
  const setFilters = useSetAtom(filterBoardAtom);
  const change = (fields: FilterChange) => setFilters({ id, asker, filters: changeFilters(filters, fields) });
  return (
    <fieldset className={isShown ? 'filters all' : 'filters'} part="filters" aria-label={t('filters')}>
      <Switch
        className="unread-only"
        label={t('showUnreadMessages')}
        checked={filters.hasUnreadMessages === true}
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
        <FilterCount filters={filters} />
      </button>
      <div className="fields" id={fieldsId}>
        <FilterFields id={id} filters={filters} onChange={change} />
        <Switch
          className="archived"
          label={t('archived')}
          checked={filters.archived}
          onChange={(archived) => change({ archived })}
        />
      </div>
      <FilterTags id={id} filters={filters} isEmpty={isEmpty} />
    </fieldset>
  );
}
