import { atom } from 'jotai/vanilla';
import { type ReactElement, useId, useMemo, useRef, useState } from 'react';
import { timeZoneName } from '../../date-range-picker/range/day-format.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget, type Widget } from '../../element/widget/widget-context.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Store, sessionAtom } from '../../session/session.js';
import { TextField } from '../../ui/field/text-field.js';
import { Select } from '../../ui/list/select.js';
import { customerName, type Lead } from '../lead/lead.js';
import {
  APPOINTMENT_MINUTES,
  type Appointment,
  type AppointmentTime,
  appointmentOf,
  appointmentStart,
  calendarFile,
  NO_APPOINTMENT,
} from './appointment-rules.js';

export interface LeadAppointmentProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
}

/** When a scheduled job is, and a file of it for the person's calendar. */
export function LeadAppointment({ lead, leadRef }: LeadAppointmentProps): ReactElement {
  const { spId, leadId } = leadRef;
  const widget = useWidget();
  const { t, format, reading, session } = widget;
  const id = useId();
  const time = useAtomValue(useMemo(() => appointmentAtomOf({ spId, leadId }), [spId, leadId]));
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [wasTried, setTried] = useState(false);
  const [savedFor, setSavedFor] = useState<AppointmentTime | null>(null);
  const start = appointmentStart(time.start, reading.timeZone);
  const set = (change: Partial<AppointmentTime>) => chooseAppointment(session.store, leadRef, change);
  const hints = [
    ...(start !== undefined && start.getTime() < Date.now() ? [t('appointmentPast')] : []),
    ...(reading.timeZone ? [t('appointmentZone', { zone: timeZoneName(format.locale, reading.timeZone) })] : []),
  ];

  const save = () => {
    setTried(true);
    if (start === undefined) return field.current?.focus();
    const { category } = lead;
    const name = customerName(lead.customer);
    const summary =
      name && category.name ? t('appointmentSummary', { category: category.name, name }) : category.name || name;
    download(appointmentOf(lead, start, time.minutes, summary || t('appointment')));
    setSavedFor(time);
  };
  return (
    <section className="part appointment" part="appointment">
      <h4>{t('appointment')}</h4>
      <div className="appointment-fields">
        <TextField
          label={t('appointmentStart')}
          value={time.start}
          onChange={(text) => set({ start: text })}
          error={wasTried && start === undefined ? t('appointmentMissing') : undefined}
          hint={hints.length > 0 ? hints.join(' ') : undefined}
          attributes={{ type: 'datetime-local' }}
          inputRef={field}
        />
        <div className="field">
          <div className="lbl" id={id}>
            {t('appointmentLength')}
          </div>
          <Select
            labelledBy={id}
            value={String(time.minutes)}
            options={APPOINTMENT_MINUTES.map((minutes) => ({
              value: String(minutes),
              label: lengthOf(minutes, widget),
            }))}
            onChange={(minutes) => set({ minutes: Number(minutes) })}
          />
        </div>
        <button type="button" className="btn" onClick={save}>
          {t('addToCalendar')}
        </button>
      </div>
      <p className="hint">{t('appointmentKept')}</p>
      <p className="hint" role="status">
        {savedFor === time ? t('calendarSaved') : ''}
      </p>
    </section>
  );
}

/** '30 minutes', '1 hour', '1.5 hours' */
function lengthOf(minutes: number, { t, format }: Widget): string {
  if (minutes < 60) return t('appointmentMinutes', { count: format.count(minutes) });
  return minutes === 60 ? t('appointmentHour') : t('appointmentHours', { count: format.count(minutes / 60) });
}

/** Hands the file to the browser. Its name says nothing about the customer. */
function download(appointment: Appointment): void {
  const file = new Blob([calendarFile(appointment, new Date())], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'appointment.ics';
  link.click();
  // Safari reads it after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

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
