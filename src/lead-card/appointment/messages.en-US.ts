import type { Catalogue } from '../../i18n/catalogue.js';

/** Messages of the appointment of a scheduled lead. */
export const leadAppointmentEnUS = {
  appointment: 'Appointment',
  appointmentStart: 'Date and time',
  appointmentLength: 'Length',
  appointmentMinutes: '{count} minutes',
  appointmentHour: '1 hour',
  appointmentHours: '{count} hours',
  appointmentSummary: '{category}: {name}',
  appointmentZone: 'Times are in {zone}.',
  appointmentPast: 'This time is in the past.',
  appointmentMissing: 'Please choose a date and a time',
  addToCalendar: 'Add to calendar',
  calendarSaved: 'The calendar file is saved. Open it to add the appointment.',
  appointmentKept: 'The time stays on this device. The customer is not told.',
} as const;

export const leadAppointmentMessages: Catalogue = {
  en: leadAppointmentEnUS,
  es: async () => (await import('./messages.es-US.js')).leadAppointmentEsUS,
} satisfies Catalogue<typeof leadAppointmentEnUS>;
