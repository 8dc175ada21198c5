import { describe, expect, it } from 'vitest';
import { clientOf, PROVIDER, refusalOf } from '../ask.js';

describe('categories', () => {
  it('a trade has the parent id 1, and a task has its trade as parent', async () => {
    const gateway = clientOf();
    const plumbing = { categoryId: '10202', name: 'Plumbing', parentCategory: { categoryId: '1' } };
    expect(await gateway.taxonomyCategory({ categoryId: 10202 })).toEqual(plumbing);
    expect((await gateway.taxonomyCategory({ categoryId: 10214 })).parentCategory).toEqual({ categoryId: '10202' });
    expect((await gateway.taxonomyCategory({ categoryId: 1 })).parentCategory).toBeNull();
    expect(await refusalOf(gateway.taxonomyCategory({ categoryId: 2 }))).toBe(404);
  });

  it('autocomplete finds names and lists those that start with the query first', async () => {
    const gateway = clientOf();
    const names = async (query: string, more: object = {}) =>
      (await gateway.autocomplete({ query, ...more })).results.map(({ name }) => name);
    expect([(await names('drain'))[0], await names('drain cleaning')]).toEqual(['Drain Cleaning', ['Drain Cleaning']]);
    expect(await names('DRAIN')).toContain('Clogged Drain Clearing');
    expect(await names('paint')).toContain('Interior Painting');
    expect(await names('e', { limit: 2 })).toHaveLength(2);
    for (const nothing of ['zzz', ' ', 'zeppelin', 'the', 'es la']) expect(await names(nothing)).toEqual([]);
    expect(await names('drain', { taxonomyName: 'Another' })).toEqual([]);
  });

  it.each([
    ['leaking faucet', 'Kitchen Faucet Repair'],
    ['llave que gotea', 'Kitchen Faucet Repair'],
    ['leaking pipe', 'Leak Detection'],
    ['pipes', 'Plumbing'],
    ['my pipe burst', 'Repiping'],
    ['plumbers near me', 'Plumbing'],
    ['plumbre', 'Plumbing'],
    ['faucet kitchen', 'Kitchen Faucet Repair'],
    ['fontanero', 'Plumbing'],
    ['goteras en el techo', 'Roof Repair'],
    ['tubería rota', 'Repiping'],
  ])('autocomplete for “%s” finds %s', async (query, name) => {
    const { results } = await clientOf().autocomplete({ query });
    expect(results.map((each) => each.name)).toContain(name);
  });

  it.each([
    ['plumber', /^Plumbing$/],
    ['roofer', /^Roofing$/],
    ['leaking faucet', /Faucet/],
    ['pipe is leeking', /^Leak Detection$/],
    ['llave que gotea', /Faucet/],
    ['water heater', /^Water Heater Repair$/],
  ])('autocomplete lists matches in names before synonyms for “%s”', async (query, name) =>
    expect((await clientOf().autocomplete({ query })).results[0]?.name).toMatch(name),
  );

  it('topCategories() returns as many categories as requested', async () => {
    const gateway = clientOf();
    expect((await gateway.topCategories({ limit: 4, serviceProviderTypes: ['AL', 'HA'] })).categories).toHaveLength(4);
    expect(await refusalOf(gateway.topCategories({ serviceProviderTypes: ['XX'] }))).toBe(400);
  });

  it('categories() returns categories with their parents and leaves out unknown ids', async () => {
    const { categories } = await clientOf().categories({ categoryIds: [10214, 10300, 5] });
    expect(categories).toEqual([
      expect.objectContaining({ id: '10214', categoryName: 'Drain Cleaning' }),
      expect.objectContaining({ categoryId: '10300', parentCategory: null }),
    ]);
    expect(categories[0]?.parentCategory).toMatchObject({ id: '10202', name: 'Plumbing' });
    expect(await refusalOf(clientOf().categories({ categoryIds: [] }))).toBe(400);
  });
});

describe('providers', () => {
  it('providerDetails() maps an AL id to the provider’s own id', async () => {
    const gateway = clientOf();
    const own = await gateway.providerDetails({ serviceProviderId: PROVIDER });
    const mapped = await gateway.providerDetails({ serviceProviderId: PROVIDER, withAlId: true });
    expect(own.serviceProvideId).toBe(PROVIDER);
    expect(mapped.serviceProvideId).not.toBe(PROVIDER);
    expect(own.categories).toContainEqual(expect.objectContaining({ categoryId: '10214' }));
    expect(new Set(own.categories.map(({ overallReviewCount }) => overallReviewCount)).size).toBeGreaterThan(3);
    expect(await refusalOf(gateway.providerDetails({ serviceProviderId: 'nobody' }))).toBe(404);
  });

  it('combinedProviderDetails() returns several providers with their types', async () => {
    const gateway = clientOf();
    const place = { categoryId: 10202, postalCode: '78704' };
    const both = { ...place, alServiceProviderIds: [5_200_001], haServiceProviderIds: [8_800_001] };
    const { serviceProviders } = await gateway.combinedProviderDetails(both);
    expect(serviceProviders.map((one) => [one.serviceProviderType, one.name])).toEqual([
      ['AL', 'Live Oak Plumbing'],
      ['HA', 'RapidRooter Home Services'],
    ]);
    const swapped = { ...place, alServiceProviderIds: [8_800_001], haServiceProviderIds: [] };
    expect(await refusalOf(gateway.combinedProviderDetails(swapped))).toBe(404);
  });

  it.each([
    [PROVIDER, '78704', true],
    [PROVIDER, '78704-1234', true],
    [PROVIDER, '10001', false],
    ['5200001', '10001', true],
    ['5200002', '10001', false],
  ])('provider %s at postal code %s is eligible: %s', async (serviceProviderId, postalCode, eligible) => {
    expect(await clientOf().eligibility({ serviceProviderId, postalCode })).toEqual({ eligible });
    expect(await refusalOf(clientOf().eligibility({ serviceProviderId, postalCode: 'here' }))).toBe(400);
  });

  it('reviews are paged, sorted newest first and the same on each call', async () => {
    const gateway = clientOf();
    const of = { serviceProviderId: 5_200_001, serviceProviderType: 'AL' };
    const first = await gateway.reviewsByProvider({ ...of, limit: 3 });
    const next = await gateway.reviewsByProvider({ ...of, limit: 3, offset: 3 });
    const both = [...first.reviews, ...next.reviews];
    const dates = both.map(({ createDate }) => new Date(createDate).getTime());
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(new Set(both.map(({ reviewId }) => reviewId)).size).toBe(6);
    expect(first.totalCount).toBeGreaterThan(3);
    expect(await gateway.reviewsByProvider({ ...of, limit: 3 })).toEqual(first);
    expect((await gateway.reviewsByProvider({ ...of, offset: first.totalCount })).reviews).toEqual([]);
    expect(await refusalOf(gateway.reviewsByProvider({ ...of, serviceProviderType: 'HA' }))).toBe(404);
  });
});

describe('postal codes', () => {
  it.each([
    ['78704', 'Austin', 'TX'],
    ['02108', 'Boston', 'MA'],
    ['20001', 'Washington', 'DC'],
    ['84101-0001', 'Salt Lake City', 'UT'],
  ])('%s is in %s, %s', async (postalCode, city, state) => {
    const gateway = clientOf();
    expect(await gateway.cityByPostalCode({ postalCode })).toMatchObject({ city, stateAbbreviation: state });
    expect(await gateway.seoCityByPostalCode({ postalCode })).toEqual({ city, state });
  });

  it('an unknown postal code is answered with 404, and an invalid one with 400', async () => {
    const gateway = clientOf();
    expect(await refusalOf(gateway.cityByPostalCode({ postalCode: '00000' }))).toBe(404);
    expect(await refusalOf(gateway.seoCityByPostalCode({ postalCode: 'x' }))).toBe(400);
  });
});

const of = { serviceProviderId: PROVIDER };

describe('filter suggestions', () => {
  it('include cities and postal codes of the provider’s leads, five by default', async () => {
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

  it('include categories of the provider’s leads', async () => {
    const { categories } = await clientOf().suggestCategories({ ...of, query: 'water' });
    expect(categories.map(({ categoryName }) => categoryName)).toEqual([
      'Water Heater Installation',
      'Water Heater Repair',
      'Water Softener Installation',
    ]);
  });

  it('include customers by any part of their name, ignoring accents', async () => {
    const gateway = clientOf();
    const { members } = await gateway.suggestMembers({ ...of, query: 'fernandez' });
    expect(members).toContainEqual({
      memberName: 'Guadalupe Fernández-Villanueva de la Cruz',
      contactInformationIds: ['c90412003'],
    });
    const filters = { contactInformationIds: members[0]?.contactInformationIds ?? [] };
    expect((await gateway.leads({ ...of, filters })).leads[0]?.leadId).toBe('90412003');
  });

  it('include a name with several contacts once', async () => {
    const { members } = await clientOf({ scenario: 'busy' }).suggestMembers({ ...of, query: 'olivia', limit: 50 });
    expect(members.some(({ contactInformationIds }) => contactInformationIds.length > 1)).toBe(true);
    expect(new Set(members.map(({ memberName }) => memberName)).size).toBe(members.length);
  });

  it('include no last name of an unpurchased lead and no customer of a hidden lead', async () => {
    const unpurchased = clientOf({ scenario: 'unpurchased' });
    expect(await unpurchased.suggestMembers({ ...of, query: 'whitfield' })).toEqual({ members: [] });
    expect(await clientOf().suggestMembers({ ...of, query: 'hidden' })).toEqual({ members: [] });
  });
});
