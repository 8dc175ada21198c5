import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, wireLead } from '../../../src/gateway.js';
import { toLead } from '../../../src/lead-card/lead/lead.js';
import { SANDBOX_PATHS } from '../../../src/sandbox.js';
import { inProcess } from './both-sides.js';
import { anyBody, mangled } from './mangle.js';
import { EVERY_CALL, EVERY_SAMPLE, PATHLESS, type Sample } from './samples.js';
import { surpriseInRejection, surprisesIn } from './surprises.js';

const SEED = 20_261_118;
const anyStatus = fc.constantFrom(200, 200, 200, 200, 200, 200, 200, 201, 400, 409, 500, 511);

/** How many mangled answers a call gets. Leads fill most of a board, so they come more often. */
const RUNS = Math.ceil(10_000 / EVERY_CALL.length);
const runsOf = (call: string) => (['leads', 'providerLead'].includes(call) ? 5 * RUNS : RUNS);

const untyped: ReadonlySet<string> = new Set(PATHLESS);
const unhandled: unknown[] = [];
const ofObject = Object.getOwnPropertyNames(Object.prototype);

function keep(reason: unknown): void {
  unhandled.push(reason);
}
beforeAll(() => void process.on('unhandledRejection', keep));
afterAll(() => void process.off('unhandledRejection', keep));

/** The bodies of all answers that a sample gets from the sandbox. The last one is the answer of its own call. */
async function goodTexts(sample: Sample): Promise<string[]> {
  const { gateway, answers } = inProcess();
  await sample.make(gateway);
  return Promise.all(answers.map((answer) => answer.text()));
}

/** Makes a sample's call, and answers its last request with that text. */
async function outcomeOf(sample: Sample, before: readonly string[], text: string, status: number) {
  let asked = 0;
  const gateway = createGateway({
    paths: SANDBOX_PATHS,
    fetch: async () => {
      const good = before[asked++];
      return good === undefined ? new Response(text, { status }) : new Response(good);
    },
  });
  try {
    return { value: await sample.make(gateway) };
  } catch (error) {
    return { error };
  }
}

/** Every lead of an accepted answer, in the form that views get. */
function leadsOf(value: unknown) {
  const several = v.safeParse(v.object({ leads: v.array(wireLead) }), value);
  const single = v.safeParse(wireLead, value);
  return [...(several.success ? several.output.leads : []), ...(single.success ? [single.output] : [])].map(toLead);
}

// A thousand answers of many leads take a while on a busy machine.
describe('a mangled answer', { timeout: 20_000 }, () => {
  it.each(EVERY_SAMPLE.map((sample) => [sample.call, sample] as const))(
    '%s ends in a value or in a GatewayError that says where',
    async (_call, sample) => {
      const texts = await goodTexts(sample);
      const good = texts.at(-1) ?? '';
      await fc.assert(
        fc.asyncProperty(anyBody, anyStatus, async (body, status) => {
          const text = mangled(good, body);
          const { value, error } = await outcomeOf(sample, texts.slice(0, -1), text, status);
          if (error !== undefined) {
            expect(surpriseInRejection(error, sample, status, text)).toBeUndefined();
            return;
          }
          if (value !== undefined && !untyped.has(sample.call)) expect(surprisesIn(value)).toEqual([]);
          expect(surprisesIn(leadsOf(value))).toEqual([]);
        }),
        { seed: SEED, numRuns: runsOf(sample.call) },
      );
    },
  );

  it('leaves no rejection unhandled and Object.prototype as it was', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(unhandled).toEqual([]);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(ofObject);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
