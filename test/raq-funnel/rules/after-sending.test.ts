import { describe, expect, it } from 'vitest';
import { phoneChangesEnd, wantedBy } from '../../../src/raq-funnel/summary/next-steps.js';

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
