import { type ReactElement, useId } from 'react';
import type { LeadFilters } from '../../contract/lead-query.js';
import { Popover } from '../../ui/popover.js';
import { useWidget } from '../widget/widget-context.js';
import { rangeName } from './filter-date-words.js';

type DateRange = LeadFilters['dateRange'];

export interface FilterDateProps {
  readonly range: DateRange;
  readonly onRange: (range: DateRange) => void;
}

/** Days by which leads came: a quick range, or a range of one's own (Spec §3 Filter state, §9 quick ranges). */
export function FilterDate({ range }: FilterDateProps): ReactElement {
  const widget = useWidget();
  const { t } = widget;
  const labelId = useId();
  const valueId = useId();
  return (
    <div className="field">
      <span className="lbl" id={labelId}>
        {t('filterDate')}
      </span>
      <Popover
        label={t('filterDate')}
        button={{
          className: 'input select',
          id: valueId,
          labelledBy: `${labelId} ${valueId}`,
          content: <span>{range === undefined ? t('filterAny') : rangeName(range, widget)}</span>,
        }}
      >
        {null}
      </Popover>
    </div>
  );
}
