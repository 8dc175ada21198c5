import type { Caller, GatewayClient } from '../../../src/gateway.js';

/** How much a call was given. Where nothing is optional, there is one form, with `its fields`. */
export type Given = 'every field' | 'the least' | 'its fields' | `also ${string}`;

/** One request as the specification and specification, 7 have it, written down from them field by field. */
export interface RequestForm {
  /** As `operations.ts` calls it. */
  readonly call: string;
  readonly given: Given;
  make(gateway: GatewayClient): Promise<unknown>;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Names and values, in any order. */
  readonly query: readonly (readonly [string, string])[];
  /** Undefined where no body goes out. */
  readonly body: unknown;
  readonly caller: Caller;
  /** Null where no caller id goes out. */
  readonly callerId: string | null;
}

type Ask = RequestForm['make'];

/**
 * Forms of one caller.
 * @param callerId what `X-Caller-Id` holds; null where there is none
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
