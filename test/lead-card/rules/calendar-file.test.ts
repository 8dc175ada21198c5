import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import * as rules from '../../../src/lead-card/appointment/lead-appointment.js';
import { aCustomer, aLead, anAddress } from './a-lead.js';

const MADE_AT = new Date('2026-11-20T12:00:00Z');

const appointment: rules.Appointment = {
  uid: 'lead-1@lead-widgets',
  start: new Date('2026-11-24T15:30:00Z'),
  minutes: 90,
  summary: 'Drain Cleaning: Dana Whitfield',
  location: '12 Oak St, Austin, TX 78704',
  description: 'Dana Whitfield\n\n(512) 555-0142',
};

function read(file: string) {
  const [event, ...others] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  return new ICAL.Event(event);
}

test('a calendar file is read back as written, no text adds a line or a field, and a newer file moves the appointment', () => {
  const event = read(rules.calendarFile(appointment, MADE_AT));
  expect(event.startDate.toJSDate()).toEqual(appointment.start);
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-24T17:00:00Z'));
  const { uid, summary, location, description } = event;
  expect(appointment).toMatchObject({ uid, summary, location, description });
  const file = rules.calendarFile(
    { ...appointment, summary: 'x\r\nATTENDEE:mailto:a@b.example', description: 'y\u0000\u001b' },
    MADE_AT,
  );
  expect(file).not.toMatch(/^ATTENDEE/m);
  expect([read(file).summary, read(file).description]).toEqual(['x\nATTENDEE:mailto:a@b.example', 'y  ']);
  const [first, second] = [MADE_AT, new Date('2026-11-20T12:02:00Z')].map((at) =>
    read(rules.calendarFile(appointment, at)),
  );
  expect(second?.uid).toBe(first?.uid);
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? Number.POSITIVE_INFINITY);
});

test('any text is read back, and no line has more than 75 octets', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 }).map((any) => any.replaceAll(/\p{Cc}|\p{Cs}/gu, '').trim());
  const lines = fc.array(text, { minLength: 1, maxLength: 4 }).map((all) => `a${all.join('\n')}`);
  fc.assert(
    fc.property(text, text, lines, (summary, location, description) => {
      const file = rules.calendarFile({ ...appointment, summary, location, description }, MADE_AT);
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
      const event = read(file);
      expect([event.summary, event.location ?? '', event.description]).toEqual([summary, location, description]);
    }),
  );
});

test.each([
  ['2026-11-24T09:30', 'America/Chicago', '2026-11-24T15:30:00.000Z'],
  ['2026-07-24T09:30', 'America/Chicago', '2026-07-24T14:30:00.000Z'],
  ['2026-07-24T09:30:00', 'UTC', '2026-07-24T09:30:00.000Z'],
  // The clock leaps from 2:00 to 3:00, and goes back from 2:00 to 1:00.
  ['2026-03-08T02:30', 'America/Chicago', '2026-03-08T08:30:00.000Z'],
  ['2026-11-01T01:30', 'America/Chicago', '2026-11-01T06:30:00.000Z'],
  ['2026-11-24T23:59', 'Asia/Kolkata', '2026-11-24T18:29:00.000Z'],
])('the chosen time %s in %s is %s', (start, zone, instant) => {
  expect(rules.appointmentStart(start, zone)?.toISOString()).toBe(instant);
});

test('a chosen time without a zone is in the zone of the device', () => {
  expect(rules.appointmentStart('2026-11-24T09:30', undefined)).toEqual(new Date(2026, 10, 24, 9, 30));
});

test.each(['', 'tomorrow', '2026-11-24', '2026-02-30T09:00', '2026-11-24T24:00', '2026-11-24T09:60'])(
  'an invalid time: %j',
  (start) => {
    expect(rules.appointmentStart(start, 'America/Chicago')).toBeUndefined();
  },
);

const customer = aCustomer({
  firstName: 'Dana',
  lastName: 'Whitfield',
  phoneNumber: '5125550142',
  address: anAddress({ lineOne: '12 Oak St', city: 'Austin', state: 'TX', postalCode: '78704' }),
});

test('an event has the customer, the address, both notes, and a number that has not expired', () => {
  const lead = aLead({ leadId: '77', customer, description: 'Slow drain.', notes: 'Gate code 4471#' });
  const made = rules.appointmentOf(lead, appointment.start, 60, 'Drain Cleaning: Dana Whitfield');
  expect(made).toMatchObject({ uid: 'lead-77@lead-widgets', minutes: 60, location: '12 Oak St, Austin, TX 78704' });
  expect(made.description).toBe('Dana Whitfield\n\n(512) 555-0142\n\nSlow drain.\n\nGate code 4471#');
  const expired = { ...customer, maskedPhone: true, maskedPhoneActive: false, address: anAddress({ city: 'Austin' }) };
  const less = rules.appointmentOf(aLead({ customer: expired }), appointment.start, 60, 'x');
  expect([less.location, less.description]).toEqual(['Austin', 'Dana Whitfield']);
});
