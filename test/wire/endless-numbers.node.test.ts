import { expect, it } from 'vitest';
import { createGateway } from '../../src/gateway.js';
import { inProcess } from './both-sides.js';
import { EVERY_SAMPLE } from './samples.js';

it.each([
  ['reviewsByProvider', 'rating', 'reviews.0.rating'],
  ['comparison', 'distanceMiles', 'serviceProviders.0.distanceMiles'],
  ['combinedProviderDetails', 'rating', 'serviceProviders.0.rating'],
  ['providerDetails', 'overallReviewCount', 'categories.0.overallReviewCount'],
  ['followUpDeals', 'price', 'deals.0.price'],
  ['contactsByIds', 'contactType', 'contacts.0.contactType'],
])('%s refuses 1e999, which is Infinity in JavaScript, as %s and names the field', async (name, field, path) => {
  const { make } = EVERY_SAMPLE.find(({ call }) => call === name)!;
  const { gateway, answers } = inProcess();
  await make(gateway);
  const good = (await answers.at(-1)?.text()) ?? '';
  const endless = good.replace(new RegExp(`"${field}":[\\d.]+`), `"${field}":1e999`);
  const client = createGateway({ fetch: async () => new Response(endless) });
  await expect(make(client)).rejects.toMatchObject({ kind: 'contract', field: path });
});
