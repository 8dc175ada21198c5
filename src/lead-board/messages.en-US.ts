import type { Catalogue } from '../i18n/catalogue.js';

/** Messages of the board. `{…}` is a placeholder. */
export const leadBoardEnUS = {
  leadsFor: 'Leads for {businessName}',
  leads: 'Leads',
  viewCallLog: 'View Call Log',
  clearAllFilters: 'Clear All Filters',
  showingResults: 'Showing {first} - {last} of {total} results',
  sortBy: 'Sort by',
  sortNewestOldest: 'Newest to oldest',
  sortOldestNewest: 'Oldest to newest',
  sortServiceProviderLeadStatusAsc: 'Lead status (A-Z)',
  sortServiceProviderLeadStatusDesc: 'Lead status (Z-A)',
  listFailed: 'Sorry, something went wrong. Please try again later.',
  noLeads: 'No Leads match the filters applied',
  noLeadsYet: 'No leads yet',
  leadsToCome: 'New requests from customers will show up here.',
  adjustFilters: 'Adjust your filters above',
  staleLeads: 'These leads are from {time}. We could not refresh them.',
} as const;

export const leadBoardMessages: Catalogue = {
  en: leadBoardEnUS,
  es: async () => (await import('./messages.es-US.js')).leadBoardEsUS,
} satisfies Catalogue<typeof leadBoardEnUS>;
