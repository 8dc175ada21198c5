import type { Translation } from '../../i18n/messages.js';
import type { leadMetricsEnUS } from './messages.en-US.js';

/** Spanish words of the numbers above the board. */
export const leadMetricsEsUS: Translation<typeof leadMetricsEnUS> = {
  metrics: 'Cantidades de solicitudes',
  metricNew: 'Nuevas',
  metricWon: 'Ganadas, recibidas este mes',
};
