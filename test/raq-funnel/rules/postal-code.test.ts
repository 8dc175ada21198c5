import { describe, expect, it } from 'vitest';
import { postalCodeOf } from '../../../src/raq-funnel/postal-code/postal-code.js';
import { aFunnel, austin, drainCleaning, on, told, withProvider } from './a-funnel.js';

describe('a postal code', () => {
  it.each([
    [' 78704 ', '78704'],
    ['78704-1234', '78704'],
    ['787041234', '78704'],
    ['00501', '00501'],
    ['', ''],
    ['7870', ''],
    ['787045', ''],
    ['78704-12', ''],
    ['7870a', ''],
    ['７８７０４', ''],
  ])('%s', (text, code) => {
    expect(postalCodeOf(text)).toBe(code);
  });

  it('that changes clears the place of the older one', () => {
    const known = aFunnel(
      { spId: '501' },
      withProvider,
      { type: 'answered', questionId: 'drain', answer: 'kitchen' },
      on,
      on,
      ...austin,
      { type: 'eligibility-answered', eligible: false },
    );
    expect(known).toMatchObject({ step: 'postal-code', eligibility: 'ineligible', place: { city: 'Austin' } });
    expect(told(known, { type: 'postal-code-typed', text: '10001' })).toMatchObject({
      place: null,
      eligibility: 'unknown',
      alternatives: null,
      form: { advertisingZone: '', postalCode: '10001' },
    });
  });

  it('that was typed before brings no city any more', () => {
    const typed = aFunnel({}, drainCleaning, on, { type: 'postal-code-typed', text: '10001' });
    expect(told(typed, ...austin.slice(1))).toBe(typed);
    const none = aFunnel();
    expect(told(none, { type: 'city-found', postalCode: '', city: 'X', state: 'TX', advertisingZone: '' })).toBe(none);
  });
});
