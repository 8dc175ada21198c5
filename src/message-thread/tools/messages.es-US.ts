import type { Translation } from '../../i18n/messages.js';
import type { threadToolsEnUS } from './messages.en-US.js';

export const threadToolsEsUS: Translation<typeof threadToolsEnUS> = {
  quickReplies: 'Respuestas rápidas',
  replyOnMyWay: 'Hola, {firstName}: ya voy en camino.',
  replyLate: 'Voy a llegar unos 15 minutos tarde. ¡Disculpe!',
  replyWhen: 'Gracias por su solicitud de {category} en {city}. ¿Cuándo podemos hablar?',
  replyPhoto: '¿Me puede enviar una foto del problema?',
  replyNumber: '¿Cuál es el mejor número directo para llamarle?',
  repliesFoundOne: '{count} respuesta rápida. Use las flechas y luego Intro.',
  repliesFoundMany: '{count} respuestas rápidas. Use las flechas y luego Intro.',
  saveReply: 'Guardar como respuesta rápida',
  replyOnDevice: 'Se guarda en este dispositivo.',
  replySaved: 'Guardada como respuesta rápida en este dispositivo.',
  replyLimit: 'Puede guardar {max} respuestas rápidas. Quite una primero.',
  removeReply: 'Quitar la respuesta rápida: {text}',
  removeSavedReply: 'Quitar',
  replyRemoved: 'Respuesta rápida quitada.',
  nightThere: 'Hora del cliente: {time}',
  sendInMorning: 'Enviar por la mañana',
  sendInMorningHint: 'A las {time}, hora del cliente, mientras esta página esté abierta.',
  sendsAt: 'Se envía a las {time}, mientras esta página esté abierta',
  sendsAtTheirs: 'Se envía a las {time}, hora del cliente, mientras esta página esté abierta',
  sendNow: 'Enviar ahora',
  cancelScheduled: 'Cancelar',
};
