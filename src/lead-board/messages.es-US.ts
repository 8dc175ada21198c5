import type { Translation } from '../i18n/messages.js';
import type { leadBoardEnUS } from './messages.en-US.js';

export const leadBoardEsUS: Translation<typeof leadBoardEnUS> = {
  leadsFor: 'Solicitudes de {businessName}',
  leads: 'Solicitudes',
  viewCallLog: 'Ver registro de llamadas',
  clearAllFilters: 'Borrar todos los filtros',
  showingResults: 'Mostrando {first} - {last} de {total} resultados',
  sortBy: 'Ordenar por',
  sortNewestOldest: 'Más recientes primero',
  sortOldestNewest: 'Más antiguas primero',
  sortServiceProviderLeadStatusAsc: 'Estado (A-Z)',
  sortServiceProviderLeadStatusDesc: 'Estado (Z-A)',
  listFailed: 'Lo sentimos, algo salió mal. Inténtelo de nuevo más tarde.',
  noLeads: 'Ninguna solicitud coincide con los filtros',
  noLeadsYet: 'Todavía no hay solicitudes',
  leadsToCome: 'Cuando un cliente le envíe una solicitud, la encontrará aquí.',
  adjustFilters: 'Ajuste los filtros de arriba',
  staleLeads: 'Estos datos son de las {time}. No pudimos actualizarlos.',
};
