import { type ReactElement, useId, useState } from 'react';
import type { LeadFilters } from '../../contract/lead-query.js';
import type { DayRange } from '../../domain/date-range/day-range.js';
import { limitsOf } from '../../domain/date-range/limits.js';
import { BOARD_RANGES } from '../../domain/date-range/quick-ranges.js';
import { dayOf } from '../../domain/date-range/zoned-day.js';
import { Popover } from '../../ui/popover.js';
import { lazyPart, useLazyPart } from '../widget/lazy-part.js';
import { NotLoaded } from '../widget/not-loaded.js';
import { useWidget } from '../widget/widget-context.js';
import { rangeName, toDays, toInstants } from './filter-date-words.js';

type DateRange = LeadFilters['dateRange'];

export interface FilterDateProps {
  readonly range: DateRange;
  readonly onRange: (range: DateRange) => void;
}

const calendar = lazyPart(async () => (await import('../date-range-picker/date-range-calendar.js')).DateRangeCalendar);

/** px: the calendar with its quick ranges, its inputs and its foot. */
const CALENDAR = { width: 480, room: 460 };

/** Days by which leads came: a quick range, or a range of one's own (Spec §3 Filter state, §9 quick ranges). */
export function FilterDate({ range, onRange }: FilterDateProps): ReactElement {
  const widget = useWidget();
  const { t, reading } = widget;
  const { timeZone } = reading;
  const labelId = useId();
  const valueId = useId();
  const [isWanted, setWanted] = useState(false);
  // A range with one end is still being drawn: the gateway takes none without the other.
  const [draft, setDraft] = useState<DayRange | null>(null);
  const { Part: Calendar, hasFailed, retry } = useLazyPart(calendar, isWanted);
  const limits = limitsOf({}, dayOf(new Date(), timeZone));
  const take = (days: DayRange) => {
    setDraft(null);
    onRange(toInstants(days, limits, timeZone));
  };
  return (
    <div className="field" onPointerEnter={calendar.warm}>
      <span className="lbl" id={labelId}>
        {t('filterDate')}
      </span>
      <Popover
        label={t('filterDate')}
        room={CALENDAR.room}
        width={CALENDAR.width}
        button={{
          className: 'input select',
          id: valueId,
          labelledBy: `${labelId} ${valueId}`,
          content: <span>{range === undefined ? t('filterAny') : rangeName(range, widget)}</span>,
        }}
        onOpen={() => setWanted(true)}
        onClose={() => setDraft(null)}
      >
        {(close) =>
          Calendar === null ? (
            <div className="date-filter" aria-busy={!hasFailed}>
              {hasFailed ? <NotLoaded onRetry={retry} /> : null}
            </div>
          ) : (
            <Calendar
              value={draft ?? toDays(range, timeZone)}
              onChange={(days) => {
                if ((days.start === null) === (days.end === null)) take(days);
                else setDraft(days);
              }}
              quickRanges={BOARD_RANGES}
              onWhole={close}
            />
          )
        }
      </Popover>
    </div>
  );
}
