import type { Connection } from '../contract/connection.js';
import type { Gateway } from '../contract/gateway.js';
import { type Bind, bindHost, bindTransport } from './bind.js';
import type { GatewayOptions } from './options.js';
import { createReplayQueue } from './replay-queue.js';
import { createTransport } from './transport.js';

/** A widget's own part of a client: the calls that it makes. */
export type CallsOf = (bind: Bind) => Partial<Gateway>;

/** What tells one shared client from another. */
export type ConnectionOptions = Pick<
  GatewayOptions,
  'url' | 'authMode' | 'auth' | 'oneTimeToken' | 'sourceApplication' | 'applicationVersion' | 'fetch'
>;

interface Shared {
  readonly connection: Connection;
  readonly bind: Bind;
  readonly bound: Set<CallsOf>;
  forget(): void;
}

const clients: { readonly options: ConnectionOptions; readonly shared: Shared }[] = [];
const hosts = new WeakMap<object, Shared>();

/**
 * The one client of a page for these settings; tags with the same settings share it, and so what it knows.
 * @param calls the calls that the asking widget makes; they are added once
 */
export function connect(options: ConnectionOptions, calls: CallsOf): Connection {
  const known = clients.find((client) => sameOptions(client.options, options));
  if (known !== undefined) return withCalls(known.shared, calls);
  const transport = createTransport(options);
  const shared = share(bindTransport(transport), transport.challenges, () => transport.authorizer.forget());
  clients.push({ options, shared });
  return withCalls(shared, calls);
}

/** The connection of a gateway object of the host's own, known by the object's identity. */
export function connectHost(host: object, calls: CallsOf): Connection {
  const known = hosts.get(host);
  if (known !== undefined) return withCalls(known, calls);
  const challenges = createReplayQueue();
  const shared = share(bindHost(host, challenges), challenges, () => {});
  hosts.set(host, shared);
  return withCalls(shared, calls);
}

/** Forgets every token and every deferred action of the page's shared clients. */
export function forgetConnections(): void {
  for (const { shared } of clients) {
    shared.connection.challenges.clear();
    shared.forget();
  }
  clients.length = 0;
}

function share(bind: Bind, challenges: Connection['challenges'], forget: () => void): Shared {
  return { connection: { gateway: {}, challenges }, bind, bound: new Set(), forget };
}

function withCalls(shared: Shared, calls: CallsOf): Connection {
  if (!shared.bound.has(calls)) {
    shared.bound.add(calls);
    Object.assign(shared.connection.gateway, calls(shared.bind));
  }
  return shared.connection;
}

function sameOptions(one: ConnectionOptions, other: ConnectionOptions): boolean {
  return (
    one.url === other.url &&
    one.authMode === other.authMode &&
    one.auth === other.auth &&
    one.oneTimeToken === other.oneTimeToken &&
    one.sourceApplication === other.sourceApplication &&
    one.applicationVersion === other.applicationVersion &&
    one.fetch === other.fetch
  );
}
