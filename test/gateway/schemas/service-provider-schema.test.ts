import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireServiceProviders } from '../../../src/gateway/calls/provider-dashboard.js';

function taken(serviceProviders: unknown): boolean {
  return safeParse(wireServiceProviders, { serviceProviders }).success;
}

describe('a provider at the door', () => {
  it.each([
    [[{ serviceProviderId: 7, name: 'Lone Star', primaryAddress: { postalCode: '78704' } }]],
    [[{ serviceProviderId: '7' }]],
    [[{ serviceProviderId: '7', name: null, primaryAddress: null }]],
    [[{ serviceProviderId: '7', primaryAddress: { postalCode: null } }]],
    [[]],
  ])('is taken: %j', (serviceProviders) => {
    expect(taken(serviceProviders)).toBe(true);
  });

  it.each([[[{ name: 'No id' }]], [[{ serviceProviderId: '7', name: 9 }]], [null], [{}]])(
    'is refused: %j',
    (serviceProviders) => {
      expect(taken(serviceProviders)).toBe(false);
    },
  );
});
