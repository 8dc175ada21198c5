import type { Caller, GatewayClient, Operation } from '../../src/gateway.js';

/** The provider that makes the calls. */
export const PROVIDER = '4711042';
export const AL_PROVIDER = '5200001';
export const HA_PROVIDER = '8800001';
export const AUSTIN = '78704';
export const DRAIN_CLEANING = '10214';
/** The id of a search for that service at that postal code. */
export const SEARCH = '1021478704';

/** One call of the specification: its request and a good answer. */
export interface Sample {
  readonly operation: Operation;
  /** Only if the specification has several. */
  readonly version?: string;
  /** True for the version that the client sends by default. */
  readonly usual?: boolean;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** As the specification writes it, after the base of its table. */
  readonly path: string;
  readonly caller: Caller;
  /** Makes the call, after the calls that it needs. */
  make(gateway: GatewayClient): Promise<unknown>;
  /** The expected answer. It may contain asymmetric matchers. */
  readonly good: unknown;
}

type Ask = Sample['make'];
type Version = Pick<Sample, 'version' | 'usual'>;

/** Returns a function that makes samples with the same base path and caller. */
export function samplesAt(base: string, caller: Caller) {
  return (
    operation: Operation,
    call: `${Sample['method']} ${string}`,
    make: Ask,
    good: unknown,
    version: Version = {},
  ): Sample => {
    const [method, path] = splitCall(call);
    return { operation, ...version, method, path: base + path, caller, make, good };
  };
}

function splitCall(call: `${Sample['method']} ${string}`): [Sample['method'], string] {
  const path = call.slice(call.indexOf(' ') + 1);
  if (call.startsWith('GET ')) return ['GET', path];
  return [call.startsWith('PUT ') ? 'PUT' : 'POST', path];
}

/** The name of a sample in tests and in the table. */
export function nameOf({ operation, version }: Sample): string {
  return version === undefined ? operation : `${operation} ${version}`;
}
