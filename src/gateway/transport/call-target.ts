import { CHALLENGE_STATUS, type ErrorKind } from '../../contract/gateway-error.js';
import type { AnyCall } from '../call.js';
import type { Caller, GatewayOptions } from '../options.js';
import { schemeOf } from './auth.js';

/** What of a call decides who it speaks as. */
export type CallTarget = Pick<AnyCall, 'operation' | 'caller'>;

export function callerOf({ callers }: GatewayOptions, { operation, caller }: CallTarget): Caller {
  return callers?.[operation] ?? caller;
}

/** A 401 is a matter of the token where one is asked for; else it is a status like any other. */
export function failureKind(status: number, options: GatewayOptions, target: CallTarget): ErrorKind {
  if (status === CHALLENGE_STATUS) return 'challenge';
  return status === 401 && schemeOf(options, callerOf(options, target)) !== undefined ? 'auth' : 'http';
}
