import type { LeadFilters } from '../../contract/lead-query.js';
import type { Day } from '../../domain/date-range/day.js';
import { createDayFormat } from '../../domain/date-range/day-format.js';
import { type DayRange, isSameRange, OPEN_RANGE } from '../../domain/date-range/day-range.js';
import { BOARD_RANGES, type QuickRange, quickRange } from '../../domain/date-range/quick-ranges.js';
import { dayEnd, dayOf, dayStart } from '../../domain/date-range/zoned-day.js';
import type { MessageKey } from '../../i18n/messages.js';
import type { Widget } from '../widget/widget-context.js';

type DateRange = NonNullable<LeadFilters['dateRange']>;

/** The board counts a week from no day: its quick ranges know none. */
const ANY_DAY = 0;

const NAMES: Partial<Record<QuickRange, MessageKey>> = {
  today: 'rangeToday',
  last7Days: 'rangeLast7Days',
  last30Days: 'rangeLast30Days',
};

/** The days of a filter's two instants, in the viewer's zone. */
export function toDays(range: DateRange | undefined, timeZone: string | undefined): DayRange {
  if (range === undefined) return OPEN_RANGE;
  return { start: dayOf(new Date(range.startDate), timeZone), end: dayOf(new Date(range.endDate), timeZone) };
}

/**
 * A day's start and another's end as the instants that are sent.
 * @param limits the earliest and the latest day: an open end reaches as far
 */
export function toInstants(
  { start, end }: DayRange,
  limits: { readonly min: Day; readonly max: Day },
  timeZone: string | undefined,
): DateRange | undefined {
  if (start === null && end === null) return undefined;
  return {
    startDate: dayStart(start ?? limits.min, timeZone).toISOString(),
    endDate: dayEnd(end ?? limits.max, timeZone).toISOString(),
  };
}

/** 'Last 7 Days' where it is one of the quick ranges now, else '11/12/2026 – 11/18/2026'. */
export function rangeName(range: DateRange, widget: Widget): string {
  const { timeZone } = widget.reading;
  const days = toDays(range, timeZone);
  const today = dayOf(new Date(), timeZone);
  const quick = BOARD_RANGES.find((name) => isSameRange(quickRange(name, today, ANY_DAY), days));
  const key = quick && NAMES[quick];
  return key ? widget.t(key) : daysInWords(days, widget);
}

/** The days of a range's tag: '11/12/2026 – 11/18/2026' (Spec §9, MM/DD/YYYY). */
export function rangeWords(tagValue: string, widget: Widget): string {
  const [startDate = '', endDate = ''] = tagValue.split('/');
  return daysInWords(toDays({ startDate, endDate }, widget.reading.timeZone), widget);
}

function daysInWords({ start, end }: DayRange, { format }: Widget): string {
  const days = createDayFormat(format.locale);
  const [from, to] = [start && days.numeric(start), end && days.numeric(end)];
  return from === to ? (from ?? '') : `${from} – ${to}`;
}
