import { describe, expect, it } from 'vitest';
import { contactNumbers } from '../../../src/message-thread/conversation/around.js';
import { boardLink } from '../../../src/message-thread/thread-head.js';
import {
  fillReply,
  matchingReplies,
  quickReplies,
  repliesIn,
  slashBefore,
} from '../../../src/message-thread/tools/quick-reply-rules.js';
import { isNight, nextMorning, timeZoneOf } from '../../../src/message-thread/tools/schedule.js';
import { aLead } from '../../lead-card/rules/a-lead.js';

describe('a reply with placeholders', () => {
  const known = { firstName: 'Dana', category: 'Plumbing', city: 'Austin' };
  const nothing = { firstName: '', category: '', city: '' };

  it('fills known values, leaves other braces and does not fill placeholders inside a value', () => {
    expect(fillReply('Hi {firstName}, {category} in {city}, {firstName}? {price}', known)).toBe(
      'Hi Dana, Plumbing in Austin, Dana? {price}',
    );
    expect(fillReply('{firstName} {city}', { ...known, firstName: '{city}' })).toBe('{city} Austin');
  });

  it.each([
    ['Hi {firstName}, I am on my way.', 'Hi, I am on my way.'],
    ['{firstName}, are you at home?', 'Are you at home?'],
    ['Thanks, {firstName}!', 'Thanks!'],
    ['Your {category} request', 'Your request'],
    ['Thanks for asking about {category} in {city}. When?', 'Thanks for asking. When?'],
    ['Gracias por su solicitud de {category} en {city}.', 'Gracias por su solicitud.'],
    ['Hi {firstName}\nSee you', 'Hi\nSee you'],
    ['{firstName}', ''],
    ['Hi {firstName} {category}, {city}!', 'Hi!'],
  ])('leaves out unknown values and their prepositions: %s', (reply, filled) =>
    expect(fillReply(reply, nothing)).toBe(filled),
  );
});

it.each([
  ['/', 1, { start: 0, query: '' }],
  ['/on my', 6, { start: 0, query: 'on my' }],
  ['Hello /la there', 9, { start: 6, query: 'la' }],
  ['Hello\n/', 7, { start: 6, query: '' }],
  ['/', 0, null],
  ['11/20', 5, null],
  ['https://example.com', 19, null],
  ['5 / hour', 8, null],
  ['/one\ntwo', 8, null],
  [`/${'x'.repeat(61)}`, 62, null],
])('slashBefore() finds the slash query in %j with the caret at %i', (text, caret, slash) =>
  expect(slashBefore(text, caret)).toEqual(slash),
);

it('matchingReplies() matches every word and ignores case and accents', () => {
  const replies = ['¿Cuándo podemos hablar?', 'Voy en camino.'];
  expect(matchingReplies(replies, '')).toEqual(replies);
  expect(matchingReplies(replies, 'HABLAR cuando')).toEqual(['¿Cuándo podemos hablar?']);
  expect(matchingReplies(replies, 'cuando camino')).toEqual([]);
});

it('repliesIn() returns unique, trimmed, non-empty strings and ignores other values', () => {
  expect(repliesIn([' One ', 'One', '', '  ', 7, null, 'Two'])).toEqual(['One', 'Two']);
  for (const nothing of ['One', null]) expect(repliesIn(nothing)).toEqual([]);
});

it.each([
  ['their own if there is no temporary one', { phoneNumber: '5125550142' }, ['5125550142', false, false]],
  ['the temporary one', { maskedNumber: '5125550199', maskedNumberActive: true }, ['5125550199', true, false]],
  ['an expired temporary one', { maskedNumber: '5125550199', maskedNumberActive: false }, ['5125550199', true, true]],
  ['expired if its state is not provided', { maskedNumber: '5125550199' }, ['5125550199', true, true]],
  ['the temporary one rather than their own', { phoneNumber: '1', maskedNumber: '2' }, ['2', true, true]],
  ['missing if none is provided', {}, undefined],
  ['missing if it is empty', { phoneNumber: '', maskedNumber: '' }, undefined],
])('the phone number of a customer is %s', (_, entry, expected) => {
  const unknown = { leadId: '9', phoneNumber: null, maskedNumber: null, maskedNumberActive: null };
  const numbers = contactNumbers({ phoneNumbers: [{ ...unknown, ...entry }] });
  expect(numbers.map(({ phoneNumber, temporary, expired }) => [phoneNumber, temporary, expired])).toEqual(
    expected ? [expected] : [],
  );
});

const names = (lead: Parameters<typeof quickReplies>[0]) => quickReplies(lead).map(({ key }) => key);

it('quick replies without a lead are only those without placeholders', () =>
  expect(names(null)).toEqual(['replyLate', 'replyPhoto']));

it('quick replies include the customer, category and city if they are known', () => {
  const lead = aLead();
  const address = { ...lead.customer.address, city: 'Austin' };
  const customer = { ...lead.customer, firstName: 'Dana', maskedPhone: false, address };
  const known = { ...lead, category: { ...lead.category, name: 'Drain Cleaning' }, customer };
  expect(quickReplies(known).slice(0, 2)).toEqual([
    { key: 'replyWhen', values: { category: 'Drain Cleaning', city: 'Austin' } },
    { key: 'replyOnMyWay', values: { firstName: 'Dana' } },
  ]);
  expect(names({ ...known, customer: { ...known.customer, firstName: '' } })).toEqual([
    'replyWhen',
    'replyLate',
    'replyPhoto',
  ]);
  expect(names({ ...known, category: { ...known.category, name: '' } })).toEqual([
    'replyOnMyWay',
    'replyLate',
    'replyPhoto',
  ]);
  expect(names({ ...known, customer: { ...known.customer, maskedPhone: true } })).toContain('replyNumber');
});

it.each([
  ['/board/{spId}', '9/1', '/board/4711?leadId=9%2F1'],
  ['/board?x=1', '9/1', '/board?x=1&leadId=9%2F1'],
  ['/board#top', '9/1', '/board?leadId=9%2F1#top'],
  ['/board?lead={leadId}', '9/1', '/board?lead=9%2F1'],
  ['/board?leadId=5', '9/1', '/board?leadId=5'],
  ['/board/{spId}', undefined, '/board/4711'],
  [undefined, '9/1', undefined],
])('boardLink() for %s with lead %s is %s', (template, leadId, href) =>
  expect(boardLink(template, { spId: '4711', userId: 'u42', ...(leadId && { leadId }) })).toBe(href),
);

describe('the time zone of an address', () => {
  it.each([
    ['NY', '10001', 'America/New_York'],
    [' ca ', '', 'America/Los_Angeles'],
    ['HI', '96813', 'Pacific/Honolulu'],
    ['TX', '78704-1234', 'America/Chicago'],
    ['TX', '79901', 'America/Denver'],
    ['FL', '32501', 'America/Chicago'],
    ['IN', '46402', 'America/Chicago'],
    ['ID', '83814', 'America/Los_Angeles'],
    ['AK', '99501', 'America/Anchorage'],
    ['AK', '99546', null],
    ['TX', '', null],
    ['FL', '32401', null],
    ['AZ', '86033', null],
    ['', '78704', null],
  ])('in %s %s is %s', (state, postalCode, zone) => expect(timeZoneOf({ state, postalCode })).toBe(zone));

  it('is a valid Intl time zone for every state', () => {
    const states =
      'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR VI GU MP AS';
    for (const state of states.split(' ')) {
      const zone = timeZoneOf({ state, postalCode: '00000' });
      expect(zone, state).not.toBeNull();
      expect(new Intl.DateTimeFormat('en-US', { timeZone: zone ?? '' }).resolvedOptions().timeZone).toBe(zone);
    }
  });
});

const at = (text: string) => new Date(text).getTime();

it.each([
  ['2026-11-19T02:59:59Z', false],
  ['2026-11-19T03:00:00Z', true],
  ['2026-11-19T06:00:00Z', true],
  ['2026-11-19T13:59:59Z', true],
  ['2026-11-19T14:00:00Z', false],
])('isNight() at %s in Austin is %s', (instant, night) => expect(isNight(at(instant), 'America/Chicago')).toBe(night));

it.each([
  ['2026-11-19T05:12:34Z', 'America/Chicago', '2026-11-19T14:00:00.000Z'],
  ['2026-11-19T10:12:34Z', 'America/Chicago', '2026-11-19T14:00:00.000Z'],
  ['2026-11-19T14:00:00Z', 'America/Chicago', '2026-11-20T14:00:00.000Z'],
  ['2026-11-19T08:00:00Z', 'Pacific/Honolulu', '2026-11-19T18:00:00.000Z'],
  // Nights with a daylight saving change
  ['2026-11-01T04:30:00Z', 'America/Chicago', '2026-11-01T14:00:00.000Z'],
  ['2026-03-08T05:30:00Z', 'America/Chicago', '2026-03-08T13:00:00.000Z'],
])('nextMorning() after %s in %s, at 8 AM, is %s', (now, zone, morning) =>
  expect(new Date(nextMorning(at(now), zone)).toISOString()).toBe(morning),
);
