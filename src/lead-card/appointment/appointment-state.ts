import { atom } from 'jotai/vanilla';
import { keyedAtom } from '../../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Store, sessionAtom } from '../../session/session.js';
import { type AppointmentTime, NO_APPOINTMENT } from './appointment-rules.js';

const appointmentsByKeyAtom = keyedAtom<LeadKey, AppointmentTime>();

/** The key of the stored time. The device sees only its hash. */
const nameOf = (lead: LeadRef) => `appointment ${leadKey(lead)}`;

/** The time that a person has chosen for a lead, here or earlier on this device. */
export const appointmentAtomOf = (lead: LeadRef) =>
  atom((get): AppointmentTime => {
    const chosen = get(appointmentsByKeyAtom).get(leadKey(lead));
    if (chosen !== undefined) return chosen;
    const [start = '', minutes = ''] = get(sessionAtom)?.device.records.get(nameOf(lead))?.split(' ') ?? [];
    return start === '' ? NO_APPOINTMENT : { start, minutes: Number(minutes) || NO_APPOINTMENT.minutes };
  });

/** Keeps a chosen time on this device: the time alone, without the lead's data. An empty one is removed. */
export function chooseAppointment(store: Store, lead: LeadRef, change: Partial<AppointmentTime>): void {
  const time = { ...store.get(appointmentAtomOf(lead)), ...change };
  store.set(appointmentsByKeyAtom, leadKey(lead), time);
  const text = time.start === '' ? null : `${time.start} ${time.minutes}`;
  store.get(sessionAtom)?.device.records.set(nameOf(lead), text);
}
