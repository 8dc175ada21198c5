import type { ReactElement } from 'react';
import type { LeadFilters } from '../../contract/lead-query.js';
import { STATUS_CHOICES } from '../../domain/lead/status.js';
import { statusTone } from '../../domain/lead/status-tone.js';
import type { FilterChange } from '../../domain/lead-board/filter-change.js';
import { nameFilter, typedLocationFilter } from '../../domain/lead-board/search.js';
import type { BoardId } from '../../state/lead-board.js';
import { pin, search, tag } from '../../ui/late-icons.js';
import { MultiSelect } from '../../ui/multi-select.js';
import { statusWord } from '../lead-card/lead-words.js';
import { useWidget } from '../widget/widget-context.js';
import { FilterDate } from './filter-date.js';
import { FilterSearch } from './filter-search.js';

export interface FilterFieldsProps {
  readonly id: BoardId;
  readonly filters: LeadFilters;
  readonly onChange: (change: FilterChange) => void;
}

const noText = () => undefined;

/** Status, date, category, customer name and location (Spec §3 Filter state). */
export function FilterFields({ id, filters, onChange: filter }: FilterFieldsProps): ReactElement {
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
