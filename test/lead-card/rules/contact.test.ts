import { describe, expect, it } from 'vitest';
import { formatPhone, tenDigits } from '../../../src/contact/phone-number.js';
import { addressLines, mapsHref } from '../../../src/lead-card/contact/contact-links.js';
import { messageHref } from '../../../src/lead-card/contact/message-link.js';
import { contactPhone, endsSoon, textMessageHref } from '../../../src/lead-card/contact/phone.js';
import { customerName, placeOf } from '../../../src/lead-card/lead/lead.js';
import { aCustomer, aLead, anAddress, leadFromWire } from './a-lead.js';

it.each([
  ['5125550123', '5125550123'],
  ['(512) 555-0123', '5125550123'],
  ['+1 512 555 0123', '5125550123'],
  ['15125550123', '5125550123'],
  ['1125550123', '1125550123'],
  ['25125550123', ''],
  ['512555012', ''],
  ['151255501234', ''],
  ['+44 20 7946 0958', ''],
])('the ten digits of the phone number %j are %j', (phone, digits) => expect(tenDigits(phone)).toBe(digits));

it.each([
  ['5125550123', '(512) 555-0123'],
  ['1-512-555-0123', '(512) 555-0123'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['911', '911'],
])('the phone number %j is shown as %j', (phone, shown) => expect(formatPhone(phone)).toBe(shown));

describe('the contact of a customer', () => {
  const phoneOf = (fields: Parameters<typeof aCustomer>[0]) => contactPhone(aLead({ customer: aCustomer(fields) }));
  function hrefOf(fields: Parameters<typeof aCustomer>[0]) {
    const phone = phoneOf(fields);
    return phone.kind === 'link' ? phone.href : undefined;
  }

  it('is missing without a number, expired if the number is inactive, and else has a tel: link', () => {
    expect(phoneOf({ phoneUrl: 'tel:+15125550123' })).toEqual({ kind: 'none' });
    expect(phoneOf({ phoneNumber: '5125550123' })).toEqual({
      kind: 'link',
      shown: '(512) 555-0123',
      href: 'tel:+15125550123',
      worksUntil: null,
    });
    expect(phoneOf({ phoneNumber: '5125550123', maskedPhone: true, smsEnabled: true })).toEqual({
      kind: 'expired',
      shown: '(512) 555-0123',
    });
    expect(hrefOf({ phoneNumber: '5125550123', phoneUrl: 'tel:+15125550199' })).toBe('tel:+15125550199');
    expect(hrefOf({ phoneNumber: `5125550123${'.'.repeat(300)}` })).toBe('');
  });

  it.each(['javascript:alert(1)', 'https://example.com/12', 'mailto:a7@example.com', 'tel:', 'call me'])(
    'dials the number itself if the phone address is %j',
    (phoneUrl) => expect(hrefOf({ phoneNumber: '5125550123', phoneUrl })).toBe('tel:+15125550123'),
  );

  it.each(['512-555-0123 x45', '(512) 555-0123 ext. 45', '+1 512 555 0123 Ext 45', '(512) 555-0123 #45'])(
    'does not dial the extension of %j as part of the number',
    (phoneNumber) => expect(hrefOf({ phoneNumber })).toBe('tel:+15125550123'),
  );

  it.each(['*21*5125550123#', 'tel:%2A21%2A5125550123%23', '#31#5125550123'])(
    'has no tel: link for %j, which would change settings of the phone',
    (phoneNumber) => {
      expect(hrefOf({ phoneNumber })).toBe('');
      expect(hrefOf({ phoneNumber: '5125550199', phoneUrl: `tel:${phoneNumber}` })).toBe('tel:+15125550199');
    },
  );
});

const createDate = '2026-11-18T12:00:00Z';

it.each([
  [true, '2026-12-18', '30 days after the lead where texting is enabled'],
  [false, '2026-12-16', '28 days after the lead where it is not'],
])('a temporary number with texting %s ends on %s: %s', (smsEnabled, day) => {
  const customer = aCustomer({ phoneNumber: '5125550123', maskedPhone: true, maskedPhoneActive: true, smsEnabled });
  const phone = contactPhone(aLead({ createDate, customer }));
  expect(phone.kind === 'link' && phone.worksUntil?.toISOString().slice(0, 10)).toBe(day);
});

it('a number that the gateway calls active is shown after its last day', () => {
  const customer = aCustomer({ phoneNumber: '5125550123', maskedPhone: true, maskedPhoneActive: true });
  expect(contactPhone(aLead({ createDate: '2020-01-01T00:00:00Z', customer })).kind).toBe('link');
});

const phoneOf = (customerInfo: object) => contactPhone(leadFromWire({ customerInfo }));

it('a text link has the number and the greeting in a form that every phone reads; an inactive number has none', () => {
  const href = textMessageHref(phoneOf({ phoneNumber: '512-555-0142' }), 'Hi Zoë & Bo, how are you?');
  expect(href).toBe('sms:+15125550142?&body=Hi%20Zo%C3%AB%20%26%20Bo%2C%20how%20are%20you%3F');
  expect(textMessageHref(phoneOf({ phoneUrl: 'tel:+15125550142,,9', phoneNumber: '5125550142' }), 'Hi')).toBe(
    'sms:+15125550142?&body=Hi',
  );
  expect(textMessageHref(phoneOf({}), 'Hi')).toBeUndefined();
  const expired = { phoneNumber: '5125550142', isMaskedPhone: true, isMaskedPhoneActive: false };
  expect(textMessageHref(phoneOf(expired), 'Hi')).toBeUndefined();
});

it('a temporary number ends soon from three days before its end until its end', () => {
  const now = new Date('2026-11-18T20:20:00Z');
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  expect([-1, 0.5, 2.9, 3.1].map((days) => endsSoon(inDays(days), now))).toEqual([false, true, true, false]);
});

it('the insurer’s page must have an http or https address', () => {
  const urlOf = (thimbleUrl: string) => leadFromWire({ thimbleUrl }).thimbleUrl;
  expect(urlOf(' https://insurance.example.com/q?job=1 ')).toBe('https://insurance.example.com/q?job=1');
  const others = ['javascript:alert(1)', 'data:text/html,x', '/quote', '//insurance.example.com'];
  expect(others.map(urlOf).join('')).toBe('');
});

const lead = aLead({ leadId: '9', customer: aCustomer({ userId: 'u8' }) });

it.each([
  ['the route of the thread where the host gives none', {}, '/app/conversation/47/thread/u8?leadId=9'],
  ['the host’s thread where it gives one', { threadUrl: '/t/{userId}/{leadId}' }, '/t/u8/9'],
  ['the office inbox before any thread', { officeInboxUrl: '/inbox', threadUrl: '/t/{userId}' }, '/inbox?userId=u8'],
])('the Message link is %s', (_what, links, href) => expect(messageHref(lead, '47', links)).toBe(href));

it.each([
  ['/inbox?box=1', '/inbox?box=1&userId=u8'],
  ['/inbox#open', '/inbox?userId=u8#open'],
  ['/inbox?box=1#a#b', '/inbox?box=1&userId=u8#a#b'],
  ['/inbox#/route?x=1', '/inbox?userId=u8#/route?x=1'],
  ['/inbox/{userId}', '/inbox/u8'],
  ['/inbox/{spId}', '/inbox/47?userId=u8'],
])('the Message link adds the customer’s id to the inbox %j once: %j', (officeInboxUrl, href) =>
  expect(messageHref(lead, '47', { officeInboxUrl })).toBe(href),
);

it('there is no Message link if the customer has no id', () => {
  const nobody = aLead({ customer: aCustomer({ userId: '' }) });
  expect(messageHref(nobody, '47', { officeInboxUrl: '/inbox' })).toBeUndefined();
  expect(messageHref(nobody, '47', {})).toBeUndefined();
});

it.each([
  ['Dana', 'Ruiz', 'Dana Ruiz'],
  ['Dana', '', 'Dana'],
  ['', 'Ruiz', 'Ruiz'],
  ['', '', ''],
])('the name of a customer called %j and %j is %j', (firstName, lastName, name) =>
  expect(customerName({ firstName, lastName })).toBe(name),
);

it.each([
  [{ city: 'Austin', state: 'TX', postalCode: '78704' }, 'Austin, TX 78704'],
  [{ city: 'Austin', state: 'TX' }, 'Austin, TX'],
  [{ city: 'Austin', postalCode: '78704' }, 'Austin, 78704'],
  [{ city: 'Austin' }, 'Austin'],
  [{ state: 'TX', postalCode: '78704' }, 'TX 78704'],
  [{ postalCode: '78704' }, '78704'],
  [{}, ''],
])('the place of a customer at %j is %j', (fields, place) => expect(placeOf(anAddress(fields))).toBe(place));

it.each([
  [{ lineOne: '1 Main St', lineTwo: 'Apt 2', city: 'Austin', state: 'TX' }, ['1 Main St, Apt 2', 'Austin, TX']],
  [{ lineOne: '1 Main St' }, ['1 Main St']],
  [{ lineTwo: 'Apt 2', city: 'Austin' }, ['Apt 2', 'Austin']],
  [{ city: 'Austin' }, []],
])('the address %j has the lines %j', (fields, lines) => expect(addressLines(anAddress(fields))).toEqual(lines));

it('the map link has the complete address, with any characters', () => {
  const address = anAddress({ lineOne: '1 "A&B" St #3', city: 'Añasco', state: 'PR', postalCode: '00610' });
  const url = new URL(mapsHref(address));
  expect(url.origin).toBe('https://www.google.com');
  expect(url.searchParams.get('query')).toBe('1 "A&B" St #3, Añasco, PR 00610');
  expect([...url.searchParams.keys()]).toEqual(['api', 'query']);
});
