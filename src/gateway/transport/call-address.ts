import type { AnyCall } from '../call.js';
import type { GatewayOptions } from '../options.js';
import { baseAddress } from './base-address.js';

/** What of a call decides where it goes. */
export type CallPlace = Pick<AnyCall, 'operation' | 'path'>;

type AddressOptions = Pick<GatewayOptions, 'url' | 'paths'>;

/** The provider that a provider call speaks for. */
export function callerIdOf(input: object): string | undefined {
  return fieldOf(input, 'serviceProviderId');
}

/** The full address of a call, its `{name}` parts filled from the input; `{id}` is the provider's, as in the wire's paths. */
export function addressOf(options: AddressOptions, target: CallPlace, input: object): string {
  const filled = (templateOf(options, target) ?? '').replace(PLACES, (_whole, name: string) =>
    encodeURIComponent(placeOf(input, name) ?? ''),
  );
  return baseAddress(options.url) + filled;
}

/** Says which part of the path cannot be filled: without it, or with dots alone, the call would go somewhere else. */
export function pathFaultOf(options: AddressOptions, target: CallPlace, input: object): string | undefined {
  const template = templateOf(options, target);
  if (template === undefined) return `paths.${target.operation} is missing`;
  const names = [...template.matchAll(PLACES)].map(([, name = '']) => name);
  const missing = names.find((name) => /^\.{0,2}$/.test(placeOf(input, name) ?? ''));
  return missing === undefined ? undefined : `the path needs ${missing}`;
}

const PLACES = /\{(\w+)\}/g;

function templateOf({ paths }: AddressOptions, { operation, path }: CallPlace): string | undefined {
  return paths?.[operation] ?? path;
}

function placeOf(input: object, name: string): string | undefined {
  return fieldOf(input, name) ?? (name === 'id' ? callerIdOf(input) : undefined);
}

function fieldOf(input: object, name: string): string | undefined {
  const value: unknown = Reflect.get(input, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
