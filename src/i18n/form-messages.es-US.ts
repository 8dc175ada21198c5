export const formEsUS = {
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
};
