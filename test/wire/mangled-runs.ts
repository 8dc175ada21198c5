import { SAMPLE_CALLS } from './sample-calls.js';

/** The least number of mangled answers of all calls together. */
export const ANSWERS = 10_000;
const RUNS = Math.ceil(ANSWERS / SAMPLE_CALLS.length);
/** These answers fill most of a board, so they come more often. */
const OFTEN: ReadonlySet<string> = new Set(['leads', 'providerLead']);

/** How many mangled answers a call gets. */
export function mangledRunsOf(operation: string): number {
  return OFTEN.has(operation) ? 5 * RUNS : RUNS;
}
