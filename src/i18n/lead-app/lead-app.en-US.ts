import type { Catalogue } from '../catalogue.js';

/** The words of the product's routes: the page's title, the names of its views, and the page that is not found. */
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

export const leadAppWords: Catalogue = {
  en: leadAppEnUS,
  es: async () => (await import('./lead-app.es-US.js')).leadAppEsUS,
};
