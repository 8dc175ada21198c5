export const unreadCountEsUS = {
  unreadLeadsNone: 'Ninguna solicitud con mensajes sin leer',
  unreadLeadsOne: '1 solicitud con mensajes sin leer',
  unreadLeadsMany: '{count} solicitudes con mensajes sin leer',
  unreadLeadsCapped: '{count}+',
};
