import { type ReactElement, useId, useMemo, useRef, useState } from 'react';
import { timeZoneName } from '../../date-range-picker/range/day-format.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget, type Widget } from '../../element/widget/widget-context.js';
import type { LeadRef } from '../../session/lead-ref.js';
import { TextField } from '../../ui/field/text-field.js';
import { Select } from '../../ui/list/select.js';
import type { Lead } from '../lead/lead.js';
import { customerName } from '../lead/to-lead.js';
import { APPOINTMENT_MINUTES, type AppointmentTime, appointmentOf, appointmentStart } from './appointment-rules.js';
import { appointmentAtomOf, chooseAppointment } from './appointment-state.js';
import { type Appointment, calendarFile } from './calendar-file.js';

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
