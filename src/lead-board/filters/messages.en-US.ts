import type { Catalogue } from '../../i18n/catalogue.js';

/** Messages of the board's filters. */
export const leadFiltersEnUS = {
  filters: 'Filters',
  showUnreadMessages: 'Show Unread Messages',
  archived: 'Archived',
  filterStatus: 'Status',
  filterDate: 'Date',
  filterCategory: 'Category',
  filterName: 'Customer name',
  showAllFilters: 'Show All Filters',
  hideAllFilters: 'Hide All Filters',
  showLeads: 'Show leads',
  showLeadCount: 'Show {count} leads',
  showOneLead: 'Show 1 lead',
  noLeadsFound: 'No leads found',
  filtersApplied: 'Filters applied',
  removeFilter: 'Remove {kind} {text}',
  filterAny: 'Any',
  filterChosen: '{count} chosen',
  filterUnread: 'Unread messages',
  cityOrZip: 'City or ZIP',
  placeCity: 'City',
  placeZip: 'ZIP',
  clearSearch: 'Clear {field}',
  searching: 'Searching…',
  noSuggestions: 'No match for “{query}”',
  suggestionsFailed: 'Suggestions are not available.',
  suggestionCount: '{count} suggestions',
  oneSuggestion: '1 suggestion',
  nameTooShort: 'Type at least 2 characters, then press Enter.',
  categoryUnknown: 'No category has this name. Choose one from the list.',
  locationUnknown: 'Choose a city, or type a ZIP code of 5 digits.',
} as const;

export const leadFiltersMessages: Catalogue = {
  en: leadFiltersEnUS,
  es: async () => (await import('./messages.es-US.js')).leadFiltersEsUS,
} satisfies Catalogue<typeof leadFiltersEnUS>;
