import type { Translation } from '../../i18n/messages.js';
import type { leadAppointmentEnUS } from './messages.en-US.js';

export const leadAppointmentEsUS: Translation<typeof leadAppointmentEnUS> = {
  appointment: 'Cita',
  appointmentStart: 'Fecha y hora',
  appointmentLength: 'Duración',
  appointmentMinutes: '{count} minutos',
  appointmentHour: '1 hora',
  appointmentHours: '{count} horas',
  appointmentSummary: '{category}: {name}',
  appointmentZone: 'Las horas son de la zona {zone}.',
  appointmentPast: 'Esta hora ya pasó.',
  appointmentMissing: 'Elija una fecha y una hora',
  addToCalendar: 'Agregar al calendario',
  calendarSaved: 'El archivo del calendario está guardado. Ábralo para agregar la cita.',
  appointmentKept: 'La hora queda en este dispositivo. El cliente no recibe aviso.',
};
