import { describe, expect, it } from 'vitest';
import { createGateway } from '../../src/gateway.js';
import { inProcess } from './both-sides.js';
import { nameOf, type Sample } from './sample.js';
import { SAMPLE_CALLS } from './sample-calls.js';

const FIELDS = [
  ['reviewsByProvider', 'rating', 'reviews.0.rating'],
  ['comparison', 'distanceMiles', 'serviceProviders.0.distanceMiles'],
  ['combinedProviderDetails', 'rating', 'serviceProviders.0.rating'],
  ['providerDetails', 'overallReviewCount', 'categories.0.overallReviewCount'],
  ['followUpDeals', 'price', 'deals.0.price'],
  ['contactsByIds', 'contactType', 'contacts.0.contactType'],
] as const;

function sampleOf(name: string): Sample {
  const sample = SAMPLE_CALLS.find((one) => nameOf(one) === name);
  if (sample === undefined) throw new Error(`There is no sample of ${name}.`);
  return sample;
}

describe('a number beyond all numbers (1e999 is Infinity in JavaScript)', () => {
  it.each(FIELDS)('%s refuses it as %s, and names the field', async (name, field, path) => {
    const sample = sampleOf(name);
    const { gateway, answers } = inProcess();
    await sample.make(gateway);
    const good = (await answers.at(-1)?.text()) ?? '';
    const endless = good.replace(new RegExp(`"${field}":[\\d.]+`), `"${field}":1e999`);
    expect(endless).toContain('1e999');
    const client = createGateway({ fetch: async () => new Response(endless) });
    await expect(sample.make(client)).rejects.toMatchObject({ kind: 'contract', field: path });
  });
});
