import { describe, expect, it } from 'vitest';
import { createGateway } from '../../src/gateway.js';
import { inProcess } from './both-sides.js';
import { ENDLESS_FIELDS } from './endless-fields.js';
import { nameOf, type Sample } from './sample.js';
import { SAMPLE_CALLS } from './sample-calls.js';

function sampleOf(name: string): Sample {
  const sample = SAMPLE_CALLS.find((one) => nameOf(one) === name);
  if (sample === undefined) throw new Error(`There is no sample of ${name}.`);
  return sample;
}

describe('a number beyond all numbers (1e999 is Infinity in JavaScript)', () => {
  it.each(ENDLESS_FIELDS)('%s refuses it as %s, and names the field', async (name, field, path) => {
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
