import { contactTermsEs } from '../../contact/contact-terms.es.js';

export const leadContactEsUS = {
  ...contactTermsEs,
  phone: 'Teléfono',
  email: 'Correo',
  address: 'Dirección',
  temporaryNumber: 'Número temporal, funciona hasta el {date}',
  temporaryNumberActive: 'Número temporal',
  expired: 'Vencido',
  temporaryNumberEnds: 'Número temporal, funciona solo hasta el {date}. Pida un número directo.',
  callCustomer: 'Llamar al {phone}',
  textCustomer: 'Enviar SMS',
  textGreeting: 'Hola, {name}. Recibí su solicitud. ¿Cuándo es un buen momento para hablar?',
  textGreetingNoName: 'Hola. Recibí su solicitud. ¿Cuándo es un buen momento para hablar?',
  copyPhone: 'Copiar teléfono',
  copyEmail: 'Copiar correo',
  copyAddress: 'Copiar dirección',
  copied: 'Copiado',
  notCopied: 'No se copió',
};
