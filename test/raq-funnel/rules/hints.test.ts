import { describe, expect, it } from 'vitest';
import { mailSuggestion } from '../../../src/raq-funnel/contact/contact-fields.js';
import { funnelHints } from '../../../src/raq-funnel/contact/contact-step.js';
import { phoneChangesEnd, wantedBy } from '../../../src/raq-funnel/summary/next-steps.js';

describe('funnel hints', () => {
  const [DESCRIPTION, TIMING] = ['funnelHintDescription', 'funnelHintTiming'];

  it.each([
    ['a missing description and time', '', '', [DESCRIPTION, TIMING]],
    ['a description that is too short and a time that is NA', ' It drips.          ', 'NA', [DESCRIPTION, TIMING]],
    ['only a time', 'The kitchen sink is slow.', 'NA', [TIMING]],
    ['nothing if both are given', 'The kitchen sink is slow.', 'ThisWeek', []],
    ['a description of 20 characters', 'x'.repeat(19), 'ThisWeek', [DESCRIPTION]],
    ['no description of more than 20 characters', 'x'.repeat(20), 'ThisWeek', []],
  ])('ask for %s', (_what, description, urgency, hints) =>
    expect(funnelHints({ description, urgency })).toEqual(hints),
  );
});

describe('the suggested email address', () => {
  it.each([
    ['jane@gmial.com', 'jane@gmail.com'],
    ['jane@gmail.con', 'jane@gmail.com'],
    ['jane@gmail.co', 'jane@gmail.com'],
    ['jane@gmail,com', 'jane@gmail.com'],
    [' Jane.Doe@Hotmial.com ', 'Jane.Doe@hotmail.com'],
    ['jane@yaho.com', 'jane@yahoo.com'],
  ])('for %j is %j', (typed, meant) => expect(mailSuggestion(typed)).toBe(meant));

  const MEANT = ['jane@gmail.com', 'JANE@GMAIL.COM', 'jane@mail.com', 'jane@email.com', 'jane@gmail.com.mx'];

  it.each(['', 'jane', 'jane@', ...MEANT])('for %j is empty', (typed) => expect(mailSuggestion(typed)).toBe(''));
});

const consent = { version: '1', textHash: 'a', at: '2026-11-24T14:00:00.000Z' };

it('the phone number can be changed for a day after consent, and without a valid time there is no deadline', () => {
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
])('wantedBy() derives a date from the timing %s and the time of consent', (urgency, day) =>
  expect(wantedBy(urgency, consent)).toBe(day),
);
