export const threadSearchEsUS = {
  searchHere: 'Busca en los mensajes que están cargados.',
  searchEarlier: 'Cargar mensajes anteriores',
  searchCount: '{index} de {total}',
  searchFound: '{index} de {total}. {name}: {text}',
  searchNone: 'No se encontró nada',
  searchNext: 'Siguiente resultado, más antiguo',
  searchPrevious: 'Resultado anterior, más reciente',
  closeSearch: 'Cerrar la búsqueda',
};
