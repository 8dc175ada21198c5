import type { Catalogue } from '../catalogue.js';

/** English words of the numbers above the board. */
export const leadMetricsEnUS = {
  metrics: 'Numbers of leads',
  metricNew: 'New',
  metricWon: 'Won, received this month',
} as const;

export const leadMetricsMessages: Catalogue = {
  en: leadMetricsEnUS,
  es: async () => (await import('./lead-metrics.es-US.js')).leadMetricsEsUS,
};
