import { describe, expect, it } from 'vitest';
import { contactPhone, endsSoon, textMessageHref } from '../../../src/lead-card/contact/phone.js';
import { leadFromWire } from './a-lead.js';

const phoneOf = (customerInfo: object) => contactPhone(leadFromWire({ customerInfo }));

describe('a text message', () => {
  it('goes to the number with its greeting, in the form that every phone reads', () => {
    const href = textMessageHref(phoneOf({ phoneNumber: '512-555-0142' }), 'Hi Zoë & Bo, how are you?');
    expect(href).toBe('sms:+15125550142?&body=Hi%20Zo%C3%AB%20%26%20Bo%2C%20how%20are%20you%3F');
  });

  it('has no extension and no pauses in its number', () => {
    expect(textMessageHref(phoneOf({ phoneUrl: 'tel:+15125550142,,9', phoneNumber: '5125550142' }), 'Hi')).toBe(
      'sms:+15125550142?&body=Hi',
    );
  });

  it('goes nowhere without a number that works', () => {
    expect(textMessageHref(phoneOf({}), 'Hi')).toBeUndefined();
    const expired = { phoneNumber: '5125550142', isMaskedPhone: true, isMaskedPhoneActive: false };
    expect(textMessageHref(phoneOf(expired), 'Hi')).toBeUndefined();
  });
});

describe('a temporary number', () => {
  it('ends soon from three days before its end, and not after it', () => {
    const now = new Date('2026-11-18T20:20:00Z');
    const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
    expect([-1, 0.5, 2.9, 3.1].map((days) => endsSoon(inDays(days), now))).toEqual([false, true, true, false]);
  });
});

describe('the insurer’s page', () => {
  it('counts only as an address of the web', () => {
    const urlOf = (thimbleUrl: string) => leadFromWire({ thimbleUrl }).thimbleUrl;
    expect(urlOf(' https://insurance.example.com/q?job=1 ')).toBe('https://insurance.example.com/q?job=1');
    expect(['javascript:alert(1)', 'data:text/html,x', '/quote', '//insurance.example.com'].map(urlOf)).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });
});
