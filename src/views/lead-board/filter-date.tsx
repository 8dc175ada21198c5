import { type ReactElement, useId, useState } from 'react';
import type { LeadFilters } from '../../contract/lead-query.js';
import type { Day } from '../../domain/date-range/day.js';
import { createDayFormat } from '../../domain/date-range/day-format.js';
import { type DayRange, isSameRange, OPEN_RANGE } from '../../domain/date-range/day-range.js';
import { limitsOf } from '../../domain/date-range/limits.js';
import { BOARD_RANGES, type QuickRange, quickRange } from '../../domain/date-range/quick-ranges.js';
import { dayEnd, dayOf, dayStart } from '../../domain/date-range/zoned-day.js';
import type { MessageKey } from '../../i18n/messages.js';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.js';
import { Popover } from '../../ui/popup/popover.js';
import { NotLoaded } from '../widget/not-loaded.js';
import { useWidget, type Widget } from '../widget/widget-context.js';

/** First day of the week. The board's quick ranges do not use it. */
const ANY_DAY = 0;

const NAMES: Partial<Record<QuickRange, MessageKey>> = {
  today: 'rangeToday',
  last7Days: 'rangeLast7Days',
  last30Days: 'rangeLast30Days',
};

type DateRange = LeadFilters['dateRange'];

interface FilterDateProps {
  readonly label: string;
  readonly range: DateRange;
  readonly onRange: (range: DateRange) => void;
}

const calendar = lazyPart(async () => (await import('../date-range-picker/date-range-calendar.js')).DateRangeCalendar);

/** Pixels of the calendar with its quick ranges, inputs and footer. */
const CALENDAR = { width: 480, room: 484 };

/** Filters by the day a lead came in: a quick range, or any range of days. */
export function FilterDate({ label, range, onRange }: FilterDateProps): ReactElement {
  const widget = useWidget();
  const { t, reading } = widget;
  const { timeZone } = reading;
  const labelId = useId();
  const valueId = useId();
  const [isWanted, setWanted] = useState(false);
  // A range with one end is not complete yet. The gateway needs both ends.
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
        {label}
      </span>
      <Popover
        label={label}
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
              onComplete={close}
            />
          )
        }
      </Popover>
    </div>
  );
}

type BoardDateRange = NonNullable<LeadFilters['dateRange']>;

/** Converts a filter's two instants to days in the viewer's time zone. */
function toDays(range: BoardDateRange | undefined, timeZone: string | undefined): DayRange {
  if (range === undefined) return OPEN_RANGE;
  return { start: dayOf(new Date(range.startDate), timeZone), end: dayOf(new Date(range.endDate), timeZone) };
}

/**
 * Converts a range of days to the two instants that are sent.
 * @param limits the earliest and the latest day, used for an open end
 */
function toInstants(
  { start, end }: DayRange,
  limits: { readonly min: Day; readonly max: Day },
  timeZone: string | undefined,
): BoardDateRange | undefined {
  if (start === null && end === null) return undefined;
  return {
    startDate: dayStart(start ?? limits.min, timeZone).toISOString(),
    endDate: dayEnd(end ?? limits.max, timeZone).toISOString(),
  };
}

/** 'Last 7 Days' for a quick range, else '11/12/2026 – 11/18/2026'. */
function rangeName(range: BoardDateRange, widget: Widget): string {
  const { timeZone } = widget.reading;
  const days = toDays(range, timeZone);
  const today = dayOf(new Date(), timeZone);
  const quick = BOARD_RANGES.find((name) => isSameRange(quickRange(name, today, ANY_DAY), days));
  const key = quick && NAMES[quick];
  return key ? widget.t(key) : daysText(days, widget);
}

/** The text of a range's tag: '11/12/2026 – 11/18/2026'. */
export function rangeText(tagValue: string, widget: Widget): string {
  const [startDate = '', endDate = ''] = tagValue.split('/');
  return daysText(toDays({ startDate, endDate }, widget.reading.timeZone), widget);
}

function daysText({ start, end }: DayRange, { format }: Widget): string {
  const days = createDayFormat(format.locale);
  const [from, to] = [start && days.numeric(start), end && days.numeric(end)];
  return from === to ? (from ?? '') : `${from} – ${to}`;
}
