import type { Catalogue } from '../i18n/catalogue.js';

/** Messages of the app: the page title, the names of its views, and the not-found page. */
export const leadAppEnUS = {
  businessCenter: 'Business Center | {view}',
  viewLeads: 'Leads',
  viewLead: 'Lead',
  viewMessages: 'Messages',
  viewQuote: 'Request a quote',
  viewNotFound: 'Page not found',
  pageNotFound: 'This page was not found',
  nothingAt: 'There is nothing at {path}',
  toLeadBoard: 'Go to the lead board',
} as const;

export const leadAppMessages: Catalogue = {
  en: leadAppEnUS,
  es: async () => (await import('./messages.es-US.js')).leadAppEsUS,
} satisfies Catalogue<typeof leadAppEnUS>;
