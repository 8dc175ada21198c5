import type { leadFiltersEnUS } from './lead-filters.en-US.js';
import type { Words } from './messages.js';

export const leadFiltersEsUS: Words<typeof leadFiltersEnUS> = {
  filtersApplied: 'Filtros aplicados',
  removeFilter: 'Quitar {kind} {text}',
  filterAny: 'Todos',
  filterChosen: '{count} elegidos',
  filterUnread: 'Mensajes no leídos',
  cityOrZip: 'Ciudad o código postal',
  placeCity: 'Ciudad',
  placeZip: 'Código postal',
  clearSearch: 'Borrar {field}',
  searching: 'Buscando…',
  noSuggestions: 'Sin coincidencias',
  suggestionsFailed: 'Las sugerencias no están disponibles.',
  suggestionCount: '{count} sugerencias',
  oneSuggestion: '1 sugerencia',
  nameTooShort: 'Escriba al menos 2 caracteres y presione Entrar.',
  locationUnknown: 'Elija una ciudad o escriba un código postal de 5 dígitos.',
};
