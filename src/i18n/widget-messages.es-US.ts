export const widgetEsUS = {
  retry: 'Reintentar',
  demoData: 'Datos de demostración',
  missingAttribute: '<{tag}> necesita el atributo {attribute}.',
  badProperty: '<{tag}> recibió un valor de {property} que no sirve.',
  badGatewayUrl: 'No se puede leer el gateway-url de <{tag}>.',
  badGatewayUrlHint: 'Escríbalo con comillas rectas: gateway-url="https://…".',
  passwordInGatewayUrl: 'El gateway-url de <{tag}> tiene un nombre de usuario o una contraseña.',
  passwordInGatewayUrlHint: 'Quite los dos: todos los que ven la página pueden leerlos.',
  emptyGateway: 'Hay un <lead-gateway> vacío junto a <{tag}>.',
  emptyGatewayHint: 'Ponga <{tag}> entre <lead-gateway> y </lead-gateway>.',
  notShown: 'No se pudo mostrar esta parte.',
  notShownHint: 'No se perdió nada de lo guardado. Inténtelo de nuevo o recargue la página.',
  notLoaded: 'No se pudo cargar esta parte.',
  notLoadedHint: 'Revise su conexión e inténtelo de nuevo.',
  offline: 'Parece que no hay conexión. Revise su conexión e inténtelo de nuevo.',
  signedOut: 'Su sesión está cerrada.',
  signInAgain: 'Inicie sesión de nuevo y vuelva a intentarlo.',
  mayBeSignedOut: 'Es posible que su sesión esté cerrada. Inicie sesión de nuevo y vuelva a intentarlo.',
  signIn: 'Iniciar sesión',
  typedIsKept: 'Se conserva lo que escribió.',
  haveSignedIn: 'Ya inicié sesión',
};

export const formEsUS = {
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
};
