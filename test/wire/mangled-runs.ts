import { SAMPLE_CALLS } from './sample-calls.js';

/** How many mangled answers there are at least, all calls together. */
export const ANSWERS = 10_000;
const RUNS = Math.ceil(ANSWERS / SAMPLE_CALLS.length);
/** The answers that most of a board is drawn from come more often. */
const OFTEN: ReadonlySet<string> = new Set(['leads', 'providerLead']);

/** How many mangled answers a call gets. */
export function mangledRunsOf(operation: string): number {
  return OFTEN.has(operation) ? 5 * RUNS : RUNS;
}
