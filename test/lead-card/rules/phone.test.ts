import { describe, expect, it } from 'vitest';
import { formatPhone, tenDigits } from '../../../src/contact/phone-number.js';
import { contactPhone } from '../../../src/lead-card/contact/phone.js';
import { aCustomer, aLead } from './a-lead.js';

describe('ten digits of a phone number', () => {
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
  ])('of %j are %j', (phone, digits) => {
    expect(tenDigits(phone)).toBe(digits);
  });
});

describe('the number as it is shown', () => {
  it.each([
    ['5125550123', '(512) 555-0123'],
    ['1-512-555-0123', '(512) 555-0123'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['911', '911'],
  ])('of %j is %j', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });
});

describe('the contact of a customer', () => {
  function phoneOf(fields: Parameters<typeof aCustomer>[0]) {
    return contactPhone(aLead({ customer: aCustomer(fields) }));
  }
  function hrefOf(fields: Parameters<typeof aCustomer>[0]) {
    const phone = phoneOf(fields);
    return phone.kind === 'link' ? phone.href : undefined;
  }

  it('is none without a number, even where a phone address is given', () => {
    expect(phoneOf({ phoneUrl: 'tel:+15125550123' })).toEqual({ kind: 'none' });
  });

  it('is a tel link with the prefix +1 that never ends when the number is their own', () => {
    expect(phoneOf({ phoneNumber: '5125550123' })).toEqual({
      kind: 'link',
      shown: '(512) 555-0123',
      href: 'tel:+15125550123',
      worksUntil: null,
    });
  });

  it('is expired when a temporary number is not active, however young the lead is', () => {
    expect(phoneOf({ phoneNumber: '5125550123', maskedPhone: true, smsEnabled: true })).toEqual({
      kind: 'expired',
      shown: '(512) 555-0123',
    });
  });

  it('prefers the phone address that the gateway gives', () => {
    expect(hrefOf({ phoneNumber: '5125550123', phoneUrl: 'tel:+15125550199' })).toBe('tel:+15125550199');
  });

  it.each(['javascript:alert(1)', 'https://example.com/12', 'mailto:a7@example.com', 'tel:', 'call me'])(
    'dials the number itself where the phone address is %j',
    (phoneUrl) => {
      expect(hrefOf({ phoneNumber: '5125550123', phoneUrl })).toBe('tel:+15125550123');
    },
  );

  it.each(['512-555-0123 x45', '(512) 555-0123 ext. 45', '+1 512 555 0123 Ext 45', '(512) 555-0123 #45'])(
    'does not run the extension of %j into the number',
    (phoneNumber) => {
      expect(hrefOf({ phoneNumber })).toBe('tel:+15125550123');
    },
  );

  it.each(['*21*5125550123#', 'tel:%2A21%2A5125550123%23', '#31#5125550123'])(
    'dials nothing for %j, which changes how the phone itself works',
    (phoneNumber) => {
      expect(hrefOf({ phoneNumber })).toBe('');
      expect(hrefOf({ phoneNumber: '5125550199', phoneUrl: `tel:${phoneNumber}` })).toBe('tel:+15125550199');
    },
  );

  it('dials nothing for a text that is too long for a number', () => {
    expect(hrefOf({ phoneNumber: `5125550123${'.'.repeat(300)}` })).toBe('');
  });
});

describe('the last day of a temporary number', () => {
  const createDate = '2026-11-18T12:00:00Z';

  it.each([
    [true, '2026-12-18', '30 days after the lead where texting is enabled'],
    [false, '2026-12-16', '28 days after the lead where it is not'],
  ])('with texting %s is %s: %s', (smsEnabled, day) => {
    const customer = aCustomer({ phoneNumber: '5125550123', maskedPhone: true, maskedPhoneActive: true, smsEnabled });
    const phone = contactPhone(aLead({ createDate, customer }));
    expect(phone.kind === 'link' && phone.worksUntil?.toISOString().slice(0, 10)).toBe(day);
  });

  it('is no reason to hide a number that the gateway still calls active', () => {
    const customer = aCustomer({ phoneNumber: '5125550123', maskedPhone: true, maskedPhoneActive: true });
    expect(contactPhone(aLead({ createDate: '2020-01-01T00:00:00Z', customer })).kind).toBe('link');
  });
});
