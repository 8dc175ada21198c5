import { describe, expect, it } from 'vitest';
import { PROVIDER } from '../ask.js';
import { clientOf, refusalOf } from '../client.js';

describe('services', () => {
  it('a trade is below id 1, a task below its trade', async () => {
    const gateway = clientOf();
    expect(await gateway.taxonomyCategory({ categoryId: 10202 })).toEqual({
      categoryId: '10202',
      name: 'Plumbing',
      parentCategory: { categoryId: '1' },
    });
    expect((await gateway.taxonomyCategory({ categoryId: 10214 })).parentCategory).toEqual({ categoryId: '10202' });
    expect((await gateway.taxonomyCategory({ categoryId: 1 })).parentCategory).toBeNull();
    expect(await refusalOf(gateway.taxonomyCategory({ categoryId: 2 }))).toBe(404);
  });

  it('are found by what is typed, names that start with it first', async () => {
    const gateway = clientOf();
    const names = async (query: string, limit?: number) =>
      (await gateway.autocomplete({ query, ...(limit && { limit }) })).results.map(({ name }) => name);
    expect((await names('drain'))[0]).toBe('Drain Cleaning');
    expect(await names('DRAIN')).toContain('Clogged Drain Clearing');
    expect(await names('paint')).toContain('Interior Painting');
    expect(await names('e', 2)).toHaveLength(2);
    expect(await names('zzz')).toEqual([]);
    expect(await names(' ')).toEqual([]);
    expect((await gateway.autocomplete({ query: 'drain', taxonomyName: 'Another' })).results).toEqual([]);
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
  ])('people find what they mean by “%s”: %s', async (query, name) => {
    const { results } = await clientOf().autocomplete({ query });
    expect(results.map((each) => each.name)).toContain(name);
  });

  it.each(['zeppelin', 'the', 'es la'])('nothing is found for “%s”', async (query) => {
    expect((await clientOf().autocomplete({ query })).results).toEqual([]);
  });

  it('what the words of a name say comes before what else people say', async () => {
    const first = async (query: string) => (await clientOf().autocomplete({ query })).results[0]?.name;
    expect(await first('plumber')).toBe('Plumbing');
    expect(await first('roofer')).toBe('Roofing');
    expect(await first('leaking faucet')).toMatch(/Faucet/);
    expect(await first('llave que gotea')).toMatch(/Faucet/);
    expect(await first('water heater')).toBe('Water Heater Repair');
    const { results } = await clientOf().autocomplete({ query: 'drain cleaning' });
    expect(results.map(({ name }) => name)).toEqual(['Drain Cleaning']);
  });

  it('the top ones are as many as asked for', async () => {
    const gateway = clientOf();
    expect((await gateway.topCategories({ limit: 4, serviceProviderTypes: ['AL', 'HA'] })).categories).toHaveLength(4);
    expect(await refusalOf(gateway.topCategories({ serviceProviderTypes: ['XX'] }))).toBe(400);
  });

  it('come with their parents for a review; unknown ids are left out', async () => {
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
  it('an AL id is answered with the own id of the provider', async () => {
    const gateway = clientOf();
    const own = await gateway.providerDetails({ serviceProviderId: PROVIDER });
    const mapped = await gateway.providerDetails({ serviceProviderId: PROVIDER, withAlId: true });
    expect(own.serviceProvideId).toBe(PROVIDER);
    expect(mapped.serviceProvideId).not.toBe(PROVIDER);
    expect(own.categories).toContainEqual(expect.objectContaining({ categoryId: '10214' }));
    expect(new Set(own.categories.map(({ overallReviewCount }) => overallReviewCount)).size).toBeGreaterThan(3);
    expect(await refusalOf(gateway.providerDetails({ serviceProviderId: 'nobody' }))).toBe(404);
  });

  it('several come together, each of its type', async () => {
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
  ])('%s at %s: eligible %s', async (serviceProviderId, postalCode, eligible) => {
    expect(await clientOf().eligibility({ serviceProviderId, postalCode })).toEqual({ eligible });
  });

  it('a postal code that is none has no eligibility', async () => {
    expect(await refusalOf(clientOf().eligibility({ serviceProviderId: PROVIDER, postalCode: 'here' }))).toBe(400);
  });

  it('have reviews in pages, the newest first, the same each time', async () => {
    const gateway = clientOf();
    const of = { serviceProviderId: 5_200_001, serviceProviderType: 'AL' };
    const first = await gateway.reviewsByProvider({ ...of, limit: 3 });
    const next = await gateway.reviewsByProvider({ ...of, limit: 3, offset: 3 });
    expect(first.reviews).toHaveLength(3);
    expect(first.totalCount).toBeGreaterThan(3);
    const dates = [...first.reviews, ...next.reviews].map(({ createDate }) => new Date(createDate).getTime());
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    expect(new Set([...first.reviews, ...next.reviews].map(({ reviewId }) => reviewId)).size).toBe(6);
    expect(await gateway.reviewsByProvider({ ...of, limit: 3 })).toEqual(first);
    expect((await gateway.reviewsByProvider({ ...of, offset: first.totalCount })).reviews).toEqual([]);
    expect(await refusalOf(gateway.reviewsByProvider({ ...of, serviceProviderType: 'HA' }))).toBe(404);
  });
});

describe('places', () => {
  it.each([
    ['78704', 'Austin', 'TX'],
    ['02108', 'Boston', 'MA'],
    ['20001', 'Washington', 'DC'],
    ['84101-0001', 'Salt Lake City', 'UT'],
  ])('%s is %s, %s', async (postalCode, city, state) => {
    const gateway = clientOf();
    expect(await gateway.cityByPostalCode({ postalCode })).toMatchObject({ city, stateAbbreviation: state });
    expect(await gateway.seoCityByPostalCode({ postalCode })).toEqual({ city, state });
  });

  it('a postal code that the sandbox does not know is 404, one that is none 400', async () => {
    const gateway = clientOf();
    expect(await refusalOf(gateway.cityByPostalCode({ postalCode: '00000' }))).toBe(404);
    expect(await refusalOf(gateway.seoCityByPostalCode({ postalCode: 'x' }))).toBe(400);
  });
});
