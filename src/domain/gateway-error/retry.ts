import type { FailureFacts } from './sentence.js';

/** Statuses after which the same call may go well: a slip, a wait, or services that come back. */
const MENDABLE: readonly number[] = [400, 408, 429, 500, 502, 503, 504, 511];

/** Whether trying again can help; not where a person has to log in, has no access, or nothing is there (Spec §8). */
export function canRetryHelp({ kind, status }: FailureFacts): boolean {
  if (kind === 'contract' || kind === 'auth') return false;
  return status === undefined ? kind === 'network' || kind === 'timeout' : MENDABLE.includes(status);
}
