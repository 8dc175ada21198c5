/** Spanish words of the numbers above the board. */
export const leadMetricsEsUS = {
  metrics: 'Cantidades de solicitudes',
  metricNew: 'Nuevas',
  metricWon: 'Ganadas, recibidas este mes',
};
