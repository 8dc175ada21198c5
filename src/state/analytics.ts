import type { AnalyticsEvent, AnalyticsName } from '../contract/widget-event.js';

/** Page name and activity location of the lead board (Spec §2 Lead board, §9). */
const LEAD_BOARD = { page: 'SP : Lead Board', location: 'lead board', userType: 'Authenticated' } as const;

/** An analytics event of the lead board; ids and codes alone, never a person's data. */
export function analyticsOf(name: AnalyticsName, what: Pick<AnalyticsEvent, 'leadId' | 'value'> = {}): AnalyticsEvent {
  return { name, ...LEAD_BOARD, ...what };
}
