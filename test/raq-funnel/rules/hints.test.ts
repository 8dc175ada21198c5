import { describe, expect, it } from 'vitest';
import { mailSuggestion } from '../../../src/raq-funnel/contact/contact-fields.js';
import { funnelHints } from '../../../src/raq-funnel/contact/contact-step.js';
import { phoneChangesEnd, wantedBy } from '../../../src/raq-funnel/summary/next-steps.js';

describe('the hints that help a request get quotes', () => {
  const [DESCRIPTION, TIMING] = ['funnelHintDescription', 'funnelHintTiming'];

  it.each([
    ['a description and a time while they are missing', '', '', [DESCRIPTION, TIMING]],
    ['both where they say nothing', ' It drips.          ', 'NA', [DESCRIPTION, TIMING]],
    ['a time', 'The kitchen sink is slow.', 'NA', [TIMING]],
    ['nothing else', 'The kitchen sink is slow.', 'ThisWeek', []],
    ['a description of 20 characters', 'x'.repeat(19), 'ThisWeek', [DESCRIPTION]],
    ['no more than that', 'x'.repeat(20), 'ThisWeek', []],
  ])('asks for %s', (_what, description, urgency, hints) =>
    expect(funnelHints({ description, urgency })).toEqual(hints),
  );
});

describe('the address that was probably meant', () => {
  it.each([
    ['jane@gmial.com', 'jane@gmail.com'],
    ['jane@gmail.con', 'jane@gmail.com'],
    ['jane@gmail.co', 'jane@gmail.com'],
    ['jane@gmail,com', 'jane@gmail.com'],
    [' Jane.Doe@Hotmial.com ', 'Jane.Doe@hotmail.com'],
    ['jane@yaho.com', 'jane@yahoo.com'],
  ])('by %j is %j', (typed, meant) => expect(mailSuggestion(typed)).toBe(meant));

  const MEANT = ['jane@gmail.com', 'JANE@GMAIL.COM', 'jane@mail.com', 'jane@email.com', 'jane@gmail.com.mx'];

  it.each(['', 'jane', 'jane@', ...MEANT])('by %j is what was typed', (typed) =>
    expect(mailSuggestion(typed)).toBe(''),
  );
});

const consent = { version: '1', textHash: 'a', at: '2026-11-24T14:00:00.000Z' };

it('after a request was sent the phone number can be changed for a day, and nothing is known without the time', () => {
  expect(phoneChangesEnd(consent)).toBe('2026-11-25T14:00:00.000Z');
  expect([phoneChangesEnd(null), wantedBy('ThisWeek', null)]).toEqual(['', '']);
  expect(phoneChangesEnd({ ...consent, at: 'soon' })).toBe('');
});

it.each([
  ['ThisWeek', '2026-12-01T14:00:00.000Z'],
  ['ThisMonth', '2026-12-24T14:00:00.000Z'],
  ['Emergency', ''],
  ['Planning', ''],
  ['NA', ''],
  ['', ''],
])('after a request was sent the work is wanted by a day that the timing %s gives', (urgency, day) =>
  expect(wantedBy(urgency, consent)).toBe(day),
);
