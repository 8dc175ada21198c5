import type { AnalyticsEvent, AnalyticsName } from '../contract/widget-event.js';

/** Where a provider is: the page's name and the activity's location; a provider is always signed in. */
export function providerPage(title: string): Pick<AnalyticsEvent, 'page' | 'location' | 'userType'> {
  return { page: `SP : ${title}`, location: title.toLowerCase(), userType: 'Authenticated' };
}

/** An analytics event of the lead board; ids and codes alone, never a person's data. */
export function analyticsOf(name: AnalyticsName, what: Pick<AnalyticsEvent, 'leadId' | 'value'> = {}): AnalyticsEvent {
  return { name, ...providerPage('Lead Board'), ...what };
}
