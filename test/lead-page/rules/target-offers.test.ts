import { describe, expect, it } from 'vitest';
import { changeOffer, isOutcome, offerOf } from '../../../src/lead-page/lead-page-state.js';

describe('target offers', () => {
  const none = { categoryId: null };

  it('are stored by name, and the last outcome wins', () => {
    const early = changeOffer(changeOffer({}, 'spring', { outcome: 'Error' }), 'autumn', { outcome: 'Success' });
    const offers = changeOffer(early, 'spring', { outcome: 'Success' });
    const success = { outcome: 'Success', categoryId: null };
    expect(offers).toEqual({ spring: success, autumn: success });
  });

  it('lose a cleared category, keep their outcome, and are removed if nothing is left', () => {
    const asked = changeOffer({}, 'spring', { outcome: 'Error', categoryId: '10202' });
    expect(offerOf(asked, 'spring')).toEqual({ outcome: 'Error', categoryId: '10202' });
    expect(changeOffer(asked, 'spring', none)).toEqual({ spring: { outcome: 'Error', categoryId: null } });
    expect(changeOffer(changeOffer({}, 'spring', { categoryId: '1' }), 'spring', none)).toEqual({});
    expect(changeOffer({}, 'spring', none)).toEqual({});
  });

  it('can have the name of a built-in object member', () => {
    expect(offerOf({}, 'constructor')).toEqual({ outcome: null, categoryId: null });
    const offers = changeOffer({}, '__proto__', { outcome: 'Success' });
    expect(offerOf(offers, '__proto__').outcome).toBe('Success');
    expect(Object.getPrototypeOf(offers)).toBe(Object.prototype);
    expect(changeOffer(changeOffer({}, '__proto__', { categoryId: '1' }), '__proto__', none)).toEqual({});
  });

  it('accept only Success and Error as outcomes', () =>
    expect(['Success', 'Error', 'success', '', 1, null].filter(isOutcome)).toEqual(['Success', 'Error']));
});
