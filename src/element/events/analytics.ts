import type { AnalyticsEvent, AnalyticsName } from './widget-event.js';

/** The page name and location that analytics events carry. A provider is always signed in. */
export function providerPage(title: string): Pick<AnalyticsEvent, 'page' | 'location' | 'userType'> {
  return { page: `SP : ${title}`, location: title.toLowerCase(), userType: 'Authenticated' };
}

/** Creates an analytics event of the lead board. It carries ids and codes, never personal data. */
export function analyticsOf(name: AnalyticsName, what: Pick<AnalyticsEvent, 'leadId' | 'value'> = {}): AnalyticsEvent {
  return { name, ...providerPage('Lead Board'), ...what };
}
