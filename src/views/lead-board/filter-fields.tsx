import { useSetAtom } from 'jotai';
import { memo, type ReactElement } from 'react';
import type { LeadFilters } from '../../contract/lead-query.js';
import { STATUS_CHOICES } from '../../domain/lead/status.js';
import { statusTone } from '../../domain/lead/status-tone.js';
import { changeFilters, type FilterChange } from '../../domain/lead-board/filter-change.js';
import { nameFilter, typedLocationFilter } from '../../domain/lead-board/search.js';
import { dateRangePickerWords } from '../../i18n/date-range-picker.js';
import { leadFiltersWords } from '../../i18n/lead-filters.js';
import type { BoardId } from '../../state/lead-board.js';
import { filterBoardAtom } from '../../state/lead-board-actions.js';
import { pin, search, tag } from '../../ui/late-icons.js';
import { MultiSelect } from '../../ui/multi-select.js';
import { statusWord } from '../lead-card/lead-words.js';
import restoreCss from '../lead-card/restore.css?inline';
import { LatePart } from '../widget/late-part.js';
import { useWidget } from '../widget/widget-context.js';
import { FilterDate } from './filter-date.js';
import { FilterSearch } from './filter-search.js';
import filtersCss from './filters.css?inline';

export interface FilterFieldsProps {
  readonly id: BoardId;
  readonly filters: LeadFilters;
}

const SHEET = filtersCss + restoreCss;
const WORDS = [leadFiltersWords, dateRangePickerWords];

/** Status, date, category, customer name and location (Spec §3 Filter state). */
export const FilterFields = memo(function FilterFields(props: FilterFieldsProps): ReactElement {
  return (
    // Archived leads come through these filters alone: so does what their rows look like.
    <LatePart words={WORDS} sheet={SHEET}>
      <Fields {...props} />
    </LatePart>
  );
});

const noText = () => undefined;

function Fields({ id, filters }: FilterFieldsProps): ReactElement {
  const widget = useWidget();
  const { t, format, asker } = widget;
  const setFilters = useSetAtom(filterBoardAtom);
  const filter = (change: FilterChange) => setFilters({ id, asker, filters: changeFilters(filters, change) });
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
