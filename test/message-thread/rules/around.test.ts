import { describe, expect, it } from 'vitest';
import { boardLink } from '../../../src/element/link-template.js';
import { contactNumbers } from '../../../src/message-thread/list/numbers.js';
import { quickReplies } from '../../../src/message-thread/tools/quick-reply-rules.js';
import { aLead } from '../../lead-card/rules/a-lead.js';

describe('the numbers of a customer', () => {
  const numberOf = (entry: object) =>
    contactNumbers({
      phoneNumbers: [{ leadId: '9', phoneNumber: null, maskedNumber: null, maskedNumberActive: null, ...entry }],
    });

  it('are their own where there is no temporary one', () => {
    expect(numberOf({ phoneNumber: '5125550142' })).toEqual([
      { phoneNumber: '5125550142', temporary: false, expired: false },
    ]);
  });

  it.each([
    [true, false],
    [false, true],
    [null, true],
  ])('are the temporary one, active %s: expired %s', (maskedNumberActive, expired) => {
    expect(numberOf({ phoneNumber: '5125550142', maskedNumber: '5125550199', maskedNumberActive })).toEqual([
      { phoneNumber: '5125550199', temporary: true, expired },
    ]);
  });

  it('are none where none is told', () => {
    expect(numberOf({})).toEqual([]);
    expect(numberOf({ phoneNumber: '', maskedNumber: '' })).toEqual([]);
    expect(contactNumbers({ phoneNumbers: [] })).toEqual([]);
  });
});

describe('quick replies', () => {
  const names = (lead: Parameters<typeof quickReplies>[0]) => quickReplies(lead).map(({ name }) => name);

  it('without a lead are those that name nothing', () => {
    expect(names(null)).toEqual(['late', 'photo']);
  });

  it('name the customer, the category and the city where they are known', () => {
    const lead = aLead();
    const known = {
      ...lead,
      category: { ...lead.category, name: 'Drain Cleaning' },
      customer: {
        ...lead.customer,
        firstName: 'Dana',
        maskedPhone: false,
        address: { ...lead.customer.address, city: 'Austin' },
      },
    };
    expect(quickReplies(known).slice(0, 2)).toEqual([
      { name: 'when', values: { category: 'Drain Cleaning', city: 'Austin' } },
      { name: 'onMyWay', values: { firstName: 'Dana' } },
    ]);
    expect(names({ ...known, customer: { ...known.customer, firstName: '' } })).toEqual(['when', 'late', 'photo']);
    expect(names({ ...known, category: { ...known.category, name: '' } })).toEqual(['onMyWay', 'late', 'photo']);
    expect(names({ ...known, customer: { ...known.customer, maskedPhone: true } })).toContain('number');
  });
});

describe('the way to the board', () => {
  const ids = { spId: '4711', userId: 'u42' };
  const withLead = { ...ids, leadId: '9/1' };

  it.each([
    ['/board/{spId}', '/board/4711?leadId=9%2F1'],
    ['/board?x=1', '/board?x=1&leadId=9%2F1'],
    ['/board#top', '/board?leadId=9%2F1#top'],
    ['/board?lead={leadId}', '/board?lead=9%2F1'],
    ['/board?leadId=5', '/board?leadId=5'],
  ])('%s keeps the lead: %s', (template, href) => {
    expect(boardLink(template, withLead)).toBe(href);
  });

  it('without a lead is the board alone, and without an address none', () => {
    expect(boardLink('/board/{spId}', ids)).toBe('/board/4711');
    expect(boardLink(undefined, withLead)).toBeUndefined();
  });
});
