export const leadAppEsUS = {
  businessCenter: 'Centro de negocios | {view}',
  viewLeads: 'Solicitudes',
  viewLead: 'Solicitud',
  viewMessages: 'Mensajes',
  viewQuote: 'Solicitar un presupuesto',
  viewNotFound: 'Página no encontrada',
  pageNotFound: 'No se encontró esta página',
  nothingAt: 'No hay nada en {path}',
  toLeadBoard: 'Ir al panel de solicitudes',
};
