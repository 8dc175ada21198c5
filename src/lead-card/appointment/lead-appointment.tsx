import { atom } from 'jotai/vanilla';
import { type ReactElement, useId, useMemo, useRef, useState } from 'react';
import { isDay, readDay, timeOfDay } from '../../date-range-picker/range/day.js';
import { timeZoneName } from '../../date-range-picker/range/day-format.js';
import { LazyBoundary } from '../../element/widget/lazy-boundary.js';
import { lazyView } from '../../element/widget/lazy-view.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget, type Widget } from '../../element/widget/widget-context.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Store, sessionAtom } from '../../session/session.js';
import { TextField } from '../../ui/field/text-field.js';
import { lazyModule } from '../../ui/lazy-module.js';
import { Select } from '../../ui/list/select.js';
import { SkeletonBar } from '../../ui/skeleton-bar.js';
import { addressLines } from '../contact/contact-links.js';
import { contactPhone } from '../contact/phone.js';
import { customerName, type Lead, placeOf } from '../lead/lead.js';
import type { CardPartProps } from '../lead-card-settings.js';

const DayPicker = lazyView(
  lazyModule(() => import('../../date-range-picker/day-picker.js')),
  (loaded) => loaded.DayPicker,
);

/** When a scheduled job is, and a file of it for the person's calendar. */
export function LeadAppointment({ lead, leadRef }: CardPartProps): ReactElement {
  const { spId, leadId } = leadRef;
  const widget = useWidget();
  const { t, format, reading, session } = widget;
  const id = useId();
  const time = useAtomValue(useMemo(() => appointmentAtomOf({ spId, leadId }), [spId, leadId]));
  const dayField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [wasTried, setTried] = useState(false);
  const [savedFor, setSavedFor] = useState<AppointmentTime | null>(null);
  const start = appointmentStart(time.start, reading.timeZone);
  const [day = '', clock = ''] = time.start.split('T');
  const set = (change: Partial<AppointmentTime>) => chooseAppointment(session.store, leadRef, change);
  const setStart = (nextDay: string, nextClock: string) =>
    set({ start: nextDay + nextClock === '' ? '' : `${nextDay}T${nextClock}` });
  const missing = wasTried ? t('appointmentMissing') : undefined;
  const hints = [
    ...(start !== undefined && start.getTime() < Date.now() ? [t('appointmentPast')] : []),
    ...(reading.timeZone ? [t('appointmentZone', { zone: timeZoneName(format.locale, reading.timeZone) })] : []),
  ];

  const save = () => {
    setTried(true);
    // A day that was typed just before the press.
    const now = session.store.get(appointmentAtomOf(leadRef));
    const at = appointmentStart(now.start, reading.timeZone);
    if (at === undefined) return (/^\d/.test(now.start) ? timeField : dayField).current?.focus();
    const { category } = lead;
    const name = customerName(lead.customer);
    const summary =
      name && category.name ? t('appointmentSummary', { category: category.name, name }) : category.name || name;
    download(appointmentOf(lead, at, now.minutes, summary || t('appointment')));
    setSavedFor(now);
  };
  return (
    <section className="part appointment" part="appointment">
      <h4>{t('appointment')}</h4>
      <div className="appointment-fields">
        <fieldset className="appointment-start" aria-label={t('appointmentStart')}>
          <LazyBoundary fallback={<DaySkeleton label={t('appointmentDay')} />}>
            <DayPicker
              label={t('appointmentDay')}
              day={readDay(day) ?? null}
              onChange={(chosen) => setStart(chosen ?? '', clock)}
              error={day === '' ? missing : undefined}
              inputRef={dayField}
            />
          </LazyBoundary>
          <TextField
            label={t('appointmentTime')}
            value={clock}
            onChange={(text) => setStart(day, text)}
            error={day === '' || clock !== '' ? undefined : missing}
            hint={hints.length > 0 ? hints.join(' ') : undefined}
            attributes={{ type: 'time' }}
            inputRef={timeField}
          />
        </fieldset>
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

/** The field for the day while its code loads. */
function DaySkeleton({ label }: { readonly label: string }): ReactElement {
  return (
    <div className="field" aria-busy>
      <span className="lbl">{label}</span>
      <SkeletonBar width={180} box />
    </div>
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

/** Stores a chosen time on this device, without the lead's data. Removes an empty one. */
export function chooseAppointment(store: Store, lead: LeadRef, change: Partial<AppointmentTime>): void {
  const time = { ...store.get(appointmentAtomOf(lead)), ...change };
  store.set(appointmentsByKeyAtom, leadKey(lead), time);
  const text = time.start === '' ? null : `${time.start} ${time.minutes}`;
  store.get(sessionAtom)?.device.records.set(nameOf(lead), text);
}

/** Lengths to choose from, in minutes. */
const APPOINTMENT_MINUTES = [30, 60, 90, 120, 180, 240, 480] as const;

export interface AppointmentTime {
  /** `2026-11-24T09:30`, as the provider's clock shows it; empty when nothing is chosen. */
  readonly start: string;
  readonly minutes: number;
}

/** The last year of a calendar file, whose years have four digits. An appointment may end in it. */
const MAX_YEAR = 9999;

const NO_APPOINTMENT: AppointmentTime = { start: '', minutes: 60 };

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

/** An appointment as a calendar takes it. */
export interface Appointment {
  /** The same for each file of one lead, so that a calendar moves the appointment. Names no person. */
  readonly uid: string;
  readonly start: Date;
  readonly minutes: number;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
}

/** The most octets of a line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * Writes an appointment as an iCalendar file (RFC 5545). Its times are in UTC, which every calendar shows in its own time
 * zone.
 * @param madeAt when the file is made; a later file of the same appointment takes the place of an earlier one
 */
export function calendarFile({ uid, start, minutes, ...texts }: Appointment, madeAt: Date): string {
  const end = new Date(start.getTime() + minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lead-widgets//appointment//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${instant(madeAt)}`,
    `SEQUENCE:${Math.floor(madeAt.getTime() / 60_000)}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `SUMMARY:${escaped(texts.summary)}`,
    ...(texts.location === '' ? [] : [`LOCATION:${escaped(texts.location)}`]),
    ...(texts.description === '' ? [] : [`DESCRIPTION:${escaped(texts.description)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261124T150000Z` */
function instant(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** A text as a value (3.3.11). Other control characters are not allowed in a file. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** A line in pieces of at most 75 octets, each but the first after a space. No character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}
