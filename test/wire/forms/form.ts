import type { Caller, GatewayClient } from '../../../src/gateway.js';

/** How many fields a call was given. A call without optional fields has one form, with `its fields`. */
export type Given = 'every field' | 'the least' | 'its fields' | `also ${string}`;

/** One request of the specification, field by field. */
export interface RequestForm {
  /** The name in `operations.ts`. */
  readonly call: string;
  readonly given: Given;
  make(gateway: GatewayClient): Promise<unknown>;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Names and values, in any order. */
  readonly query: readonly (readonly [string, string])[];
  /** Undefined for a request without a body. */
  readonly body: unknown;
  readonly caller: Caller;
  /** Null for a request without a caller id. */
  readonly callerId: string | null;
}

type Ask = RequestForm['make'];

/**
 * Returns a function that makes forms of one caller.
 * @param callerId the value of `X-Caller-Id`, or null without one
 */
export function formsOf(caller: Caller, callerId: string | null) {
  return (
    call: string,
    given: Given,
    make: Ask,
    request: `${RequestForm['method']} /${string}`,
    body?: unknown,
  ): RequestForm => {
    const space = request.indexOf(' ');
    const { pathname, searchParams } = new URL(request.slice(space + 1), 'http://forms.invalid');
    const method = methodOf(request.slice(0, space));
    return { call, given, make, method, path: pathname, query: [...searchParams], body, caller, callerId };
  };
}

function methodOf(word: string): RequestForm['method'] {
  if (word === 'GET' || word === 'PUT') return word;
  return 'POST';
}
