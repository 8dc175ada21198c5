import { describe, expect, it } from 'vitest';
import { funnelHints, mailSuggestion } from '../../../src/raq-funnel/project/strength.js';
import { phoneChangesEnd, wantedBy } from '../../../src/raq-funnel/summary/after-sending.js';

describe('the hints that help a request get quotes', () => {
  it('asks for a description and a time while they are missing, and for nothing else', () => {
    expect(funnelHints({ description: '', urgency: '' })).toEqual(['funnelHintDescription', 'funnelHintTiming']);
    expect(funnelHints({ description: ' It drips.          ', urgency: 'NA' })).toHaveLength(2);
    expect(funnelHints({ description: 'The kitchen sink is slow.', urgency: 'NA' })).toEqual(['funnelHintTiming']);
    expect(funnelHints({ description: 'The kitchen sink is slow.', urgency: 'ThisWeek' })).toEqual([]);
  });

  it('a description is long enough from 20 characters on', () => {
    expect(funnelHints({ description: 'x'.repeat(19), urgency: 'ThisWeek' })).toEqual(['funnelHintDescription']);
    expect(funnelHints({ description: 'x'.repeat(20), urgency: 'ThisWeek' })).toEqual([]);
  });
});

describe('the address that was probably meant', () => {
  it.each([
    ['jane@gmial.com', 'jane@gmail.com'],
    ['jane@gmail.con', 'jane@gmail.com'],
    ['jane@gmail.co', 'jane@gmail.com'],
    ['jane@gmail,com', 'jane@gmail.com'],
    [' Jane.Doe@Hotmial.com ', 'Jane.Doe@hotmail.com'],
    ['jane@yaho.com', 'jane@yahoo.com'],
  ])('by %j is %j', (typed, meant) => {
    expect(mailSuggestion(typed)).toBe(meant);
  });

  it.each([
    '',
    'jane',
    'jane@',
    'jane@gmail.com',
    'JANE@GMAIL.COM',
    'jane@mail.com',
    'jane@email.com',
    'jane@gmail.com.mx',
  ])('by %j is what was typed', (typed) => {
    expect(mailSuggestion(typed)).toBe('');
  });
});

const consent = { version: '1', textHash: 'a', at: '2026-11-24T14:00:00.000Z' };

describe('after a request was sent', () => {
  it('the phone number can be changed for a day', () => {
    expect(phoneChangesEnd(consent)).toBe('2026-11-25T14:00:00.000Z');
  });

  it.each([
    ['ThisWeek', '2026-12-01T14:00:00.000Z'],
    ['ThisMonth', '2026-12-24T14:00:00.000Z'],
    ['Emergency', ''],
    ['Planning', ''],
    ['NA', ''],
    ['', ''],
  ])('the work is wanted by a day that the timing %s gives', (urgency, day) => {
    expect(wantedBy(urgency, consent)).toBe(day);
  });

  it('nothing is known without the time', () => {
    expect([phoneChangesEnd(null), wantedBy('ThisWeek', null)]).toEqual(['', '']);
    expect(phoneChangesEnd({ ...consent, at: 'soon' })).toBe('');
  });
});
