import type { GatewayOptions } from '../options.js';

const optionsByClient = new WeakMap<object, GatewayOptions>();

/** Remembers what a client was made with: a host may hand it to a widget as its gateway. */
export function noteClientOptions(client: object, options: GatewayOptions): void {
  optionsByClient.set(client, options);
}

/** What a client of ours was made with; undefined for any other object. */
export function clientOptionsOf(client: object): GatewayOptions | undefined {
  return optionsByClient.get(client);
}
