import { describe, expect, it } from 'vitest';
import { PROVIDER } from '../ask.js';
import { clientOf } from '../client.js';

const of = { serviceProviderId: PROVIDER };

describe('suggestions of the filters', () => {
  it('cities and postal codes of the provider’s leads, five by default', async () => {
    const gateway = clientOf();
    const { locations } = await gateway.suggestLocations({ ...of, query: 'austin' });
    expect(locations).toHaveLength(5);
    expect(locations[0]).toEqual({ city: 'Austin', state: 'TX', locationName: 'Austin, TX' });
    expect(locations[1]?.postalCode).toMatch(/^787/);
    const cities = await gateway.suggestLocations({ ...of, query: 'austin', locationType: 'City' });
    expect(cities.locations.map(({ locationName }) => locationName)).toEqual(['Austin, TX']);
    const codes = await gateway.suggestLocations({ ...of, query: '7866', locationType: 'PostalCode', limit: 2 });
    expect(codes.locations.map(({ postalCode }) => postalCode)).toEqual(['78660', '78664']);
    expect((await gateway.suggestLocations({ ...of, query: 'Boston' })).locations).toEqual([]);
  });

  it('categories of the own leads', async () => {
    const { categories } = await clientOf().suggestCategories({ ...of, query: 'water' });
    expect(categories.map(({ categoryName }) => categoryName)).toEqual([
      'Water Heater Installation',
      'Water Heater Repair',
      'Water Softener Installation',
    ]);
  });

  it('customers by any of their names, without regard to accents', async () => {
    const gateway = clientOf();
    const { members } = await gateway.suggestMembers({ ...of, query: 'fernandez' });
    expect(members).toContainEqual({
      memberName: 'Guadalupe Fernández-Villanueva de la Cruz',
      contactInformationIds: ['c90412003'],
    });
    const filters = { contactInformationIds: members[0]?.contactInformationIds ?? [] };
    expect((await gateway.leads({ ...of, filters })).leads[0]?.leadId).toBe('90412003');
  });

  it('one name with several contacts comes once', async () => {
    const { members } = await clientOf({ scenario: 'busy' }).suggestMembers({ ...of, query: 'olivia', limit: 50 });
    expect(members.some(({ contactInformationIds }) => contactInformationIds.length > 1)).toBe(true);
    expect(new Set(members.map(({ memberName }) => memberName)).size).toBe(members.length);
  });

  it('no last name of a lead that is not purchased, and nothing of a lead that is held back', async () => {
    expect((await clientOf({ scenario: 'unpurchased' }).suggestMembers({ ...of, query: 'whitfield' })).members).toEqual(
      [],
    );
    expect((await clientOf().suggestMembers({ ...of, query: 'hidden' })).members).toEqual([]);
  });
});
