import type { Caller, GatewayClient, Operation } from '../../src/gateway.js';

/** The provider that asks, and a customer of it. */
export const PROVIDER = '4711042';
export const AL_PROVIDER = '5200001';
export const HA_PROVIDER = '8800001';
export const AUSTIN = '78704';
export const DRAIN_CLEANING = '10214';
/** The id of a search for that service at that postal code. */
export const SEARCH = '1021478704';

/** One call of the specification: how it goes out, and what comes back when all is well. */
export interface Sample {
  readonly operation: Operation;
  /** Only where the specification has several. */
  readonly version?: string;
  /** Whether it is the version that is sent when the caller names none. */
  readonly usual?: boolean;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** As the specification spells it, behind the base of its table. */
  readonly path: string;
  readonly caller: Caller;
  /** Makes the call, and before it those that it needs. */
  make(gateway: GatewayClient): Promise<unknown>;
  /** What the answer equals; it may hold asymmetric matchers. */
  readonly good: unknown;
}

type Ask = Sample['make'];
type Version = Pick<Sample, 'version' | 'usual'>;

/** Makes the samples of one table of the specification that speak as one caller. */
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

/** How a sample is called in a test's name and in the table. */
export function nameOf({ operation, version }: Sample): string {
  return version === undefined ? operation : `${operation} ${version}`;
}
