import { describe, expect, it } from 'vitest';
import { messageHref } from '../../../src/lead-card/contact/message-link.js';
import { aCustomer, aLead } from './a-lead.js';

const lead = aLead({ leadId: '9', customer: aCustomer({ userId: 'u8' }) });

describe('the Message link', () => {
  it('is the route of the thread where the host gives none', () => {
    expect(messageHref(lead, '47', {})).toBe('/app/conversation/47/thread/u8?leadId=9');
  });

  it('is the host’s thread where it gives one', () => {
    expect(messageHref(lead, '47', { threadUrl: '/t/{userId}/{leadId}' })).toBe('/t/u8/9');
  });

  it('is the office inbox before any thread', () => {
    const links = { officeInboxUrl: 'https://office.example.com/inbox', threadUrl: '/t/{userId}' };
    expect(messageHref(lead, '47', links)).toBe('https://office.example.com/inbox?userId=u8');
  });

  it.each([
    ['/inbox?box=1', '/inbox?box=1&userId=u8'],
    ['/inbox#open', '/inbox?userId=u8#open'],
    ['/inbox?box=1#a#b', '/inbox?box=1&userId=u8#a#b'],
    ['/inbox#/route?x=1', '/inbox?userId=u8#/route?x=1'],
    ['/inbox/{userId}', '/inbox/u8'],
    ['/inbox/{spId}', '/inbox/47?userId=u8'],
  ])('carries the customer’s id into the inbox %j once: %j', (officeInboxUrl, href) => {
    expect(messageHref(lead, '47', { officeInboxUrl })).toBe(href);
  });

  it('is not drawn when the customer has no id to write to', () => {
    const nobody = aLead({ customer: aCustomer({ userId: '' }) });
    expect(messageHref(nobody, '47', { officeInboxUrl: '/inbox' })).toBeUndefined();
    expect(messageHref(nobody, '47', {})).toBeUndefined();
  });
});
