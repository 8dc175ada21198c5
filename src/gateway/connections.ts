import type { Connection } from '../contract/connection.js';
import type { Gateway } from '../contract/gateway.js';
import { type Bind, bindHost, bindTransport } from './bind.js';
import type { GatewayOptions } from './options.js';
import { createReplayQueue, replayQueueOf } from './replay-queue.js';
import { createTransport } from './transport.js';

/** A widget's own part of a client: the calls that it makes. */
export type CallsOf = (bind: Bind) => Partial<Gateway>;

/** The calls of parts that are fetched late, themselves fetched with the first of them. */
export type LateCalls = () => Promise<CallsOf>;

/** What tells one shared client from another. */
export type ConnectionOptions = Pick<
  GatewayOptions,
  'url' | 'authMode' | 'auth' | 'oneTimeToken' | 'sourceApplication' | 'applicationVersion' | 'fetch'
>;

interface Shared {
  readonly connection: Connection;
  readonly bind: Bind;
  readonly bound: Set<CallsOf>;
  readonly late: Set<LateCalls>;
  forget(): void;
}

interface Client {
  readonly options: ConnectionOptions;
  readonly connection: WeakRef<Connection>;
}

/** How many connections stay known while no widget holds them: enough to come back to in an app with several pages. */
const KEPT = 8;

let clients: readonly Client[] = [];
let recent: readonly Connection[] = [];
const sharedOf = new WeakMap<Connection, Shared>();
const hosts = new WeakMap<object, Shared>();

/**
 * The one client of a page for these settings; tags with the same settings share it, and so what it knows. It is known for
 * as long as a widget holds it; of the others the last few.
 * @param calls the calls that the asking widget makes; they are added once
 * @param late those that it makes later
 */
export function connect(options: ConnectionOptions, calls: CallsOf, late?: LateCalls): Connection {
  const shared = clientOf(options) ?? createClient(options);
  const { connection } = shared;
  recent = [connection, ...recent.filter((each) => each !== connection)].slice(0, KEPT);
  return withCalls(shared, calls, late);
}

function clientOf(options: ConnectionOptions): Shared | undefined {
  const connection = clients.find((client) => sameOptions(client.options, options))?.connection.deref();
  return connection && sharedOf.get(connection);
}

function createClient(options: ConnectionOptions): Shared {
  const transport = createTransport(options);
  const shared = share(bindTransport(transport), transport.challenges, () => transport.authorizer.forget());
  const { connection } = shared;
  sharedOf.set(connection, shared);
  const living = clients.filter((client) => client.connection.deref() !== undefined);
  clients = [...living, { options, connection: new WeakRef(connection) }];
  return shared;
}

/** The connection of a gateway object of the host's own, known by the object's identity. */
export function connectHost(host: object, calls: CallsOf, late?: LateCalls): Connection {
  const known = hosts.get(host);
  if (known !== undefined) return withCalls(known, calls, late);
  const challenges = replayQueueOf(host) ?? createReplayQueue();
  const shared = share(bindHost({ host, challenges }), challenges, () => {});
  hosts.set(host, shared);
  return withCalls(shared, calls, late);
}

/**
 * Forgets every token and every deferred action of the page's shared clients. The clients stay who they are, so that widgets
 * go on sharing; one with a one-time token is known no more, since its settings hold the token.
 */
export function forgetConnections(): void {
  for (const client of clients) {
    const connection = client.connection.deref();
    if (connection === undefined) continue;
    connection.challenges.clear();
    sharedOf.get(connection)?.forget();
  }
  clients = clients.filter(({ options }) => options.oneTimeToken === undefined);
  recent = [];
}

function share(bind: Bind, challenges: Connection['challenges'], forget: () => void): Shared {
  const late = new Set<LateCalls>();
  const fetchLateCalls = async () => {
    for (const calls of await Promise.all([...late].map((fetchCalls) => fetchCalls()))) withCalls(shared, calls);
  };
  const shared: Shared = {
    connection: { gateway: {}, challenges, fetchLateCalls },
    bind,
    bound: new Set(),
    late,
    forget,
  };
  return shared;
}

function withCalls(shared: Shared, calls: CallsOf, late?: LateCalls): Connection {
  if (late !== undefined) shared.late.add(late);
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
