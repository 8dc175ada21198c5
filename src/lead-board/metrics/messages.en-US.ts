import type { Catalogue } from '../../i18n/catalogue.js';

/** English words of the numbers above the board. */
export const leadMetricsEnUS = {
  metrics: 'Numbers of leads',
  metricNew: 'New',
  metricWon: 'Won, received this month',
} as const;

export const leadMetricsMessages: Catalogue = {
  en: leadMetricsEnUS,
  es: async () => (await import('./messages.es-US.js')).leadMetricsEsUS,
} satisfies Catalogue<typeof leadMetricsEnUS>;
