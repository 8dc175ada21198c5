export const gatewayErrorEsUS = {
  errorBadRequest:
    'Solicitud incorrecta: hubo un error al procesar su solicitud. Actualice la página e inténtelo de nuevo.',
  errorUnauthorized: 'No autorizado: no ha iniciado sesión. Inicie sesión.',
  errorForbidden: 'Prohibido: no tiene acceso para ver este contenido.',
  errorRequestTimeout:
    'Tiempo de espera agotado: este contenido se está cargando lentamente. Inténtelo de nuevo en un momento.',
  errorLocked: 'Bloqueada: su cuenta está bloqueada. Inténtelo de nuevo más tarde o restablezca su contraseña.',
  errorInternalServer:
    'Error interno del servidor: nuestros servicios no están disponibles. Inténtelo de nuevo más tarde.',
  errorBadGateway: 'Puerta de enlace incorrecta: inténtelo de nuevo más tarde.',
  errorServiceUnavailable: 'Servicio no disponible: inténtelo de nuevo más tarde.',
  errorGatewayTimeout: 'Tiempo de espera de la puerta de enlace agotado: actualice la página e inténtelo de nuevo.',
  errorOther: '¡Vaya! Lamentamos las molestias; parece que no se encontró el contenido que solicitó.',
};
