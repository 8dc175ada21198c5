import { CHALLENGE_STATUS, type ErrorKind } from '../contract/gateway-error.js';
import type { AnyCall, Caller } from './call.js';
import type { GatewayOptions } from './options.js';

/** What of a call decides where it goes and who it speaks as. */
export type CallTarget = Pick<AnyCall, 'operation' | 'caller' | 'path'>;

export function callerOf({ callers }: GatewayOptions, { operation, caller }: CallTarget): Caller {
  return callers?.[operation] ?? caller;
}

/** The provider that a provider call speaks for. */
export function callerIdOf(input: object): string | undefined {
  return fieldOf(input, 'serviceProviderId');
}

/** The full address of a call, its `{name}` parts filled from the input. */
export function addressOf(options: GatewayOptions, { operation, path }: CallTarget, input: object): string {
  const template = options.paths?.[operation] ?? path;
  const filled = template.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(fieldOf(input, name) ?? ''),
  );
  return (options.url ?? '').replace(/\/+$/, '') + filled;
}

/** A 401 is a matter of the token where one is used; in session mode it is a status like any other. */
export function failureKind(status: number, options: GatewayOptions, target: CallTarget): ErrorKind {
  if (status === CHALLENGE_STATUS) return 'challenge';
  const usesToken =
    options.auth !== undefined || (options.authMode === 'one-time' && callerOf(options, target) === 'Member');
  return status === 401 && usesToken ? 'auth' : 'http';
}

function fieldOf(input: object, name: string): string | undefined {
  const value: unknown = Reflect.get(input, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
