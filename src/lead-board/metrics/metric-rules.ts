import { addDays, addMonths, monthOf } from '../../date-range-picker/range/day.js';
import { dayEnd, dayOf, dayStart } from '../../date-range-picker/range/zoned-day.js';
import { DEFAULT_FILTERS, type LeadFilters } from '../../gateway/lead-query.js';
import { INITIAL_STATUS, type LeadStatus } from '../../gateway/lead-status.js';
import type { Lead } from '../../lead-card/lead/lead.js';

/** A number above the board, and the filters that show the leads that it counts. */
export interface BoardMetric {
  readonly name: 'new' | 'won';
  readonly filters: LeadFilters;
}

const WON: LeadStatus = 'ClosedWon';

/**
 * The numbers that the gateway can count. It selects leads by the day on which they came, so the won ones are those of
 * this month's leads. It does not know who was answered, so there is no number of leads that wait.
 * @param timeZone of the provider, an IANA name; the viewer's own when undefined or unknown
 */
export function boardMetrics(now: Date, timeZone: string | undefined): readonly BoardMetric[] {
  const first = monthOf(dayOf(now, timeZone));
  const dateRange = {
    startDate: dayStart(first, timeZone).toISOString(),
    endDate: dayEnd(addDays(addMonths(first, 1), -1), timeZone).toISOString(),
  };
  return [
    { name: 'new', filters: { ...DEFAULT_FILTERS, serviceProviderLeadStatuses: [INITIAL_STATUS] } },
    { name: 'won', filters: { ...DEFAULT_FILTERS, serviceProviderLeadStatuses: [WON], dateRange } },
  ];
}

/** Whether a number counts a lead. */
export function isCounted({ filters }: BoardMetric, { status, archived, createDate }: Lead): boolean {
  const { startDate, endDate } = filters.dateRange ?? {};
  const at = new Date(createDate).getTime();
  const isWithin =
    startDate === undefined ||
    endDate === undefined ||
    (at >= new Date(startDate).getTime() && at <= new Date(endDate).getTime());
  return !archived && isWithin && filters.serviceProviderLeadStatuses?.includes(status) === true;
}
