import { useSetAtom } from 'jotai';
import { memo, type ReactElement, useId, useState } from 'react';
import type { LeadFilters } from '../../contract/lead-query.js';
import { STATUS_CHOICES, statusTone } from '../../domain/lead/status.js';
import { changeFilters, type FilterChange } from '../../domain/lead-board/filter-change.js';
import { tagsOf } from '../../domain/lead-board/filter-tags.js';
import { nameFilter, typedLocationFilter } from '../../domain/lead-board/search.js';
import { dateRangePickerWords } from '../../i18n/date-range-picker/date-range-picker.en-US.js';
import { leadFiltersWords } from '../../i18n/lead-board/lead-filters.en-US.js';
import { filterBoardAtom } from '../../state/lead-board/actions.js';
import type { BoardId } from '../../state/lead-board/lead-board.js';
import { Switch } from '../../ui/field/switch.js';
import { pin, search, tag } from '../../ui/icons/late-icons.js';
import { MultiSelect } from '../../ui/list/multi-select.js';
import { statusWord } from '../lead-card/lead-words.js';
import restoreCss from '../lead-card/restore.css?inline';
import { LatePart } from '../widget/late-part.js';
import { useWidget } from '../widget/widget-context.js';
import { FilterDate } from './filter-date.js';
import { FilterSearch } from './filter-search.js';
import { FilterTags } from './filter-tags.js';
import filtersCss from './filters.css?inline';

const noText = () => undefined;

export interface BoardFiltersProps {
  readonly id: BoardId;
  readonly filters: LeadFilters;
  /** The list is empty, and offers to clear the filters in its place. */
  readonly isEmpty: boolean;
}

const WORDS = [leadFiltersWords, dateRangePickerWords];
// Archived leads come through these filters alone: so does what their rows look like.
const SHEET = filtersCss + restoreCss;

/** The filters of the board; on a narrow one they stand behind 'Show All Filters'. */
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

/** How many filters are set, for a board that keeps them out of sight. */
function FilterCount({ filters }: { filters: LeadFilters }): ReactElement | null {
  const count = new Set(tagsOf(filters).map(({ tagType }) => tagType)).size;
  return count === 0 ? null : <span className="count">{count}</span>;
}

interface FilterFieldsProps {
  readonly id: BoardId;
  readonly filters: LeadFilters;
  readonly onChange: (change: FilterChange) => void;
}

/** Status, date, category, customer name and location. */
function FilterFields({ id, filters, onChange: filter }: FilterFieldsProps): ReactElement {
  const widget = useWidget();
  const { t, format } = widget;
  const { serviceProviderLeadStatuses: statuses = [], dateRange } = filters;
  return (
    <>
      <MultiSelect
        label={t('filterStatus')}
        text={statuses.length === 0 ? t('filterAny') : t('filterChosen', { count: format.count(statuses.length) })}
        options={STATUS_CHOICES.map((value) => ({
          value,
          label: statusWord(value, widget),
          tone: statusTone(value),
        }))}
        values={statuses}
        onChange={(serviceProviderLeadStatuses) => filter({ serviceProviderLeadStatuses })}
      />
      <FilterDate range={dateRange} onRange={(range) => filter({ dateRange: range })} />
      <FilterSearch
        id={id}
        kind="category"
        label={t('filterCategory')}
        placeholder={t('filterAny')}
        icon={tag}
        onFilter={filter}
        entered={noText}
        refusal={null}
      />
      <FilterSearch
        id={id}
        kind="name"
        label={t('filterName')}
        placeholder={t('filterAny')}
        icon={search}
        onFilter={filter}
        entered={nameFilter}
        refusal="nameTooShort"
      />
      <FilterSearch
        id={id}
        kind="location"
        label={t('location')}
        placeholder={t('cityOrZip')}
        icon={pin}
        onFilter={filter}
        entered={typedLocationFilter}
        refusal="locationUnknown"
      />
    </>
  );
}
