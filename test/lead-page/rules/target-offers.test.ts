import { describe, expect, it } from 'vitest';
import { changeOffer, isOutcome, offerOf } from '../../../src/lead-page/lead-page-state.js';

type Offers = Parameters<typeof changeOffer>[0];

const recordOutcome = (offers: Offers, name: string, outcome: 'Success' | 'Error') =>
  changeOffer(offers, name, { outcome });
const requestCategory = (offers: Offers, name: string, categoryId: string) => changeOffer(offers, name, { categoryId });
const clearCategory = (offers: Offers, name: string) => changeOffer(offers, name, { categoryId: null });

describe('target offers', () => {
  it('are recorded by their names, the last outcome counts', () => {
    const early = recordOutcome(recordOutcome({}, 'spring', 'Error'), 'autumn', 'Success');
    const offers = recordOutcome(early, 'spring', 'Success');
    const success = { outcome: 'Success', categoryId: null };
    expect(offers).toEqual({ spring: success, autumn: success });
  });

  it('clearing the category removes the request, keeps how the offer went, and leaves nothing of an offer with nothing else', () => {
    const asked = requestCategory(recordOutcome({}, 'spring', 'Error'), 'spring', '10202');
    expect(offerOf(asked, 'spring')).toEqual({ outcome: 'Error', categoryId: '10202' });
    expect(clearCategory(asked, 'spring')).toEqual({ spring: { outcome: 'Error', categoryId: null } });
    expect(clearCategory(requestCategory({}, 'spring', '10202'), 'spring')).toEqual({});
    expect(clearCategory({}, 'spring')).toEqual({});
  });

  it('an offer may be called like a member of every object', () => {
    expect(offerOf({}, 'constructor')).toEqual({ outcome: null, categoryId: null });
    const offers = recordOutcome({}, '__proto__', 'Success');
    expect(offerOf(offers, '__proto__').outcome).toBe('Success');
    expect(Object.getPrototypeOf(offers)).toBe(Object.prototype);
    expect(clearCategory(requestCategory({}, '__proto__', '1'), '__proto__')).toEqual({});
  });

  it('two words are outcomes', () =>
    expect(['Success', 'Error', 'success', '', 1, null].filter(isOutcome)).toEqual(['Success', 'Error']));
});
