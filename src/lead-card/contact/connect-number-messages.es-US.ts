import type { Translation } from '../../i18n/messages.js';
import type { connectNumberEnUS } from './connect-number-messages.en-US.js';

export const connectNumberEsUS: Translation<typeof connectNumberEnUS> = {
  connectNumber: 'Conecte su número',
  connectNumberAbout: 'Las llamadas desde este número se asocian con sus solicitudes.',
  numberName: 'Nombre',
  numberPhone: 'Número de teléfono',
  nameEmpty: 'El nombre no puede estar vacío',
  numberEmpty: 'El número no puede estar vacío',
  numberShort: 'El número de teléfono debe tener 10 dígitos',
  numberTaken: 'Este número ya está conectado.',
  numberFailed: 'Error: Inténtelo de nuevo en un par de minutos.',
  numberAdded: '¡Número de teléfono agregado!',
  numberAddedAbout: '{name}, {phone}, ya está conectado a sus solicitudes.',
  gotIt: 'Entendido',
  addAnotherNumber: 'Agregar otro número',
  connectedNumbers: 'Números conectados',
  loadingNumbers: 'Cargando sus números conectados…',
  numbersFailed: 'No pudimos cargar sus números conectados.',
  noNumbers: 'Todavía no hay ningún número conectado.',
};
