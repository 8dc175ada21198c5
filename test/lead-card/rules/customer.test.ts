import { describe, expect, it } from 'vitest';
import { addressLines, mapsHref } from '../../../src/lead-card/contact/contact-links.js';
import { customerName, placeOf } from '../../../src/lead-card/lead/lead.js';
import { anAddress } from './a-lead.js';

describe('the name of a customer', () => {
  it.each([
    ['Dana', 'Ruiz', 'Dana Ruiz'],
    ['Dana', '', 'Dana'],
    ['', 'Ruiz', 'Ruiz'],
    ['', '', ''],
  ])('of %j and %j is %j', (firstName, lastName, name) => {
    expect(customerName({ firstName, lastName })).toBe(name);
  });
});

describe('the place of a customer', () => {
  it.each([
    [{ city: 'Austin', state: 'TX', postalCode: '78704' }, 'Austin, TX 78704'],
    [{ city: 'Austin', state: 'TX' }, 'Austin, TX'],
    [{ city: 'Austin', postalCode: '78704' }, 'Austin, 78704'],
    [{ city: 'Austin' }, 'Austin'],
    [{ state: 'TX', postalCode: '78704' }, 'TX 78704'],
    [{ postalCode: '78704' }, '78704'],
    [{}, ''],
  ])('of %j is %j', (fields, place) => {
    expect(placeOf(anAddress(fields))).toBe(place);
  });
});

describe('the lines of an address', () => {
  it('are street and place', () => {
    const address = anAddress({ lineOne: '1 Main St', lineTwo: 'Apt 2', city: 'Austin', state: 'TX' });
    expect(addressLines(address)).toEqual(['1 Main St, Apt 2', 'Austin, TX']);
  });

  it('are the street alone where the place is not known', () => {
    expect(addressLines(anAddress({ lineOne: '1 Main St' }))).toEqual(['1 Main St']);
  });

  it('are none where neither line of the street is known; the second one alone is shown', () => {
    expect(addressLines(anAddress({ city: 'Austin' }))).toEqual([]);
    expect(addressLines(anAddress({ lineTwo: 'Apt 2', city: 'Austin' }))).toEqual(['Apt 2', 'Austin']);
  });
});

it('searches a map for the whole address, whatever characters it holds', () => {
  const address = anAddress({ lineOne: '1 "A&B" St #3', city: 'Añasco', state: 'PR', postalCode: '00610' });
  const url = new URL(mapsHref(address));
  expect(url.origin).toBe('https://www.google.com');
  expect(url.searchParams.get('query')).toBe('1 "A&B" St #3, Añasco, PR 00610');
  expect([...url.searchParams.keys()]).toEqual(['api', 'query']);
});
