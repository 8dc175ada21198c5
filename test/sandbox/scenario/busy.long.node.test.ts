import { expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox.js';
import { PROVIDER, session } from '../ask.js';
import { callsOf, ids } from '../calls.js';
import { clientOf } from '../client.js';

/** The best of some tries: the machine may be busy with other things. */
async function fastest(tries: number, act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < tries; index++) {
    const start = performance.now();
    await act();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

it('ten thousand leads are filtered, sorted and paged in less than 100 ms', async () => {
  const board = callsOf(session(createSandbox({ scenario: 'busy' }).fetch));
  const [active, archived] = [await board.leads(), await board.leads({ filters: { archived: true } })];
  expect(active.pagination.totalNumber + archived.pagination.totalNumber).toBe(10_000 - 1);
  const time = await fastest(3, () =>
    board.leads({
      offset: 3000,
      limit: 10,
      sort: 'ServiceProviderLeadStatusDesc',
      filters: { name: 'a', categoryIds: [10214, 10202, 10233] },
    }),
  );
  expect(time).toBeLessThan(100);
  expect(ids(await board.leads({ offset: 8000, limit: 10 }))).toHaveLength(10);
});

it('ten thousand leads are searched for suggestions, and get one more, in less than 100 ms each', async () => {
  const gateway = clientOf({ scenario: 'busy' });
  const of = { serviceProviderId: PROVIDER };
  await gateway.leads(of);
  const request = {
    source: 'RequestAQuote',
    title: 'Plumbing',
    description: '',
    categoryId: 10202,
    assignedServiceProviderIds: [PROVIDER],
    address: { postalCode: '78704' },
  };
  const calls = [
    () => gateway.suggestMembers({ ...of, query: 'ol' }),
    () => gateway.suggestLocations({ ...of, query: 'au' }),
    () => gateway.suggestCategories({ ...of, query: 'wa' }),
    () => gateway.markThreadRead({ ...of, userId: 'u42', read: true }),
    () => gateway.activities({ interactorId: PROVIDER }),
    () => gateway.createLead(request),
  ];
  for (const call of calls) expect(await fastest(3, call)).toBeLessThan(100);
});
