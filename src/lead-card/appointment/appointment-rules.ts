import { isDay } from '../../date-range-picker/range/day.js';
import { timeOfDay } from '../../date-range-picker/range/zoned-day.js';
import { addressLines } from '../contact/contact-links.js';
import { contactPhone } from '../contact/phone.js';
import type { Lead } from '../lead/lead.js';
import { customerName, placeOf } from '../lead/to-lead.js';
import type { Appointment } from './calendar-file.js';

/** Lengths to choose from, in minutes. */
export const APPOINTMENT_MINUTES = [30, 60, 90, 120, 180, 240, 480] as const;

/** What a person has chosen. */
export interface AppointmentTime {
  /** `2026-11-24T09:30`, as the provider's clock shows it; empty when nothing is chosen. */
  readonly start: string;
  readonly minutes: number;
}

/** The last year of a calendar file, whose years have four digits. An appointment may end in it. */
const MAX_YEAR = 9999;

export const NO_APPOINTMENT: AppointmentTime = { start: '', minutes: 60 };

/**
 * The instant of a chosen time.
 * @param timeZone an IANA name; the viewer's own zone when undefined or unknown
 * @returns undefined for a text that is no time, and for one that no calendar file can hold
 */
export function appointmentStart(start: string, timeZone: string | undefined): Date | undefined {
  const [day = '', time = ''] = start.split('T');
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? [];
  if (!isDay(day) || hours === undefined || minutes === undefined) return undefined;
  const instant = timeOfDay(day, Number(hours) * 60 + Number(minutes), timeZone);
  return instant.getUTCFullYear() < MAX_YEAR ? instant : undefined;
}

/**
 * The appointment of a lead, with what a person needs on the way: who, where, the number, and both notes.
 * @param summary what the calendar shows
 */
export function appointmentOf(lead: Lead, start: Date, minutes: number, summary: string): Appointment {
  const { address } = lead.customer;
  const phone = contactPhone(lead);
  const number = phone.kind === 'link' ? phone.shown : '';
  return {
    uid: `lead-${lead.leadId}@lead-widgets`,
    start,
    minutes,
    summary,
    location: addressLines(address).join(', ') || placeOf(address),
    description: [customerName(lead.customer), number, lead.description, lead.notes].filter(Boolean).join('\n\n'),
  };
}
