import type { GatewayClient } from '../../src/gateway.js';

/** The provider that makes the calls. */
export const PROVIDER = '4711042';
export const AL_PROVIDER = '5200001';
export const HA_PROVIDER = '8800001';
export const AUSTIN = '78704';
export const DRAIN_CLEANING = '10214';
/** The id of a search for that service at that postal code. */
export const SEARCH = '1021478704';

/** One call of the specification, and a good answer. */
export interface Sample {
  /** The name in `operations.ts`. */
  readonly call: string;
  /** Makes the call, after the calls that it needs. */
  make(gateway: GatewayClient): Promise<unknown>;
  /** The expected answer, which may contain asymmetric matchers. Undefined if nothing is read from it. */
  readonly good: unknown;
}

export function sample(call: string, make: Sample['make'], good?: unknown): Sample {
  return { call, make, good };
}
