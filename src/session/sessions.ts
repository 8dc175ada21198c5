import type { Gateway } from '../contract/gateway.js';
import { type Bind, bindHost, bindTransport } from '../gateway/bind.js';
import { clientOptionsOf, type GatewayOptions } from '../gateway/options.js';
import { createReplayQueue, replayQueueOf } from '../gateway/transport/replay-queue.js';
import { baseAddress } from '../gateway/transport/request-parts.js';
import { createTransport, type Transport } from '../gateway/transport/transport.js';
import { type SignOutMessage, tellSignOut } from './clear-device.js';
import { lastSignOut } from './kept-since.js';
import { createSession, type Session } from './session.js';

/** A widget's own part of a client: the calls that it makes. */
export type CallsOf = (bind: Bind) => Partial<Gateway>;

/** The calls of parts that are fetched late, themselves fetched with the first of them. */
export type LateCalls = () => Promise<CallsOf>;

/** What tells one session from another: the gateway, how calls sign in, and whose data it is. */
export interface SessionKey
  extends Pick<
    GatewayOptions,
    'url' | 'authMode' | 'auth' | 'oneTimeToken' | 'sourceApplication' | 'applicationVersion' | 'fetch'
  > {
  /** A gateway object of the host's own, instead of an address; how it signs in is its own matter. */
  readonly gateway?: object | undefined;
  /** The provider whose data it is; undefined for a customer. */
  readonly spId?: string | undefined;
}

interface Entry {
  readonly key: SessionKey;
  readonly session: Session;
  readonly bind: Bind;
  /** None for a gateway object of the host's own. */
  readonly transport: Transport | undefined;
  readonly bound: Set<CallsOf>;
  readonly late: Set<LateCalls>;
  /** Widgets that show it. */
  holders: number;
}

/** How many sessions stay while no widget shows them: enough to come back to in an app with several pages. */
const KEPT = 8;

/** What of a key says where the gateway is and how calls sign in. */
const SIGN_IN = [
  'gateway',
  'url',
  'authMode',
  'auth',
  'oneTimeToken',
  'sourceApplication',
  'applicationVersion',
  'fetch',
] as const;

/** The parts of a key that differ. */
export function keyDifferences(one: SessionKey, other: SessionKey): readonly (keyof SessionKey)[] {
  return ([...SIGN_IN, 'spId'] as const).filter((name) => one[name] !== other[name]);
}

/** Tells this copy of the package from those of other tabs. */
const ME = Math.random();

let entries: readonly Entry[] = [];
/** Sessions that no widget shows, the last one left first. */
let idle: readonly Entry[] = [];

/**
 * The one session of a page for a key; widgets with the same key share it, and so what it knows.
 * @param calls the calls that the asking widget makes; they are added once
 * @param late those that it makes later
 * @param replaced the session in whose place it stands: it lends no token
 */
export function sessionFor(key: SessionKey, calls: CallsOf, late?: LateCalls, replaced?: Session | null): Session {
  const entry = entries.find((each) => keyDifferences(each.key, key).length === 0) ?? begin(key, replaced ?? null);
  // Whoever asks for it is about to show it.
  idle = idle.filter((each) => each !== entry);
  if (late !== undefined) entry.late.add(late);
  addCalls(entry, calls);
  return entry.session;
}

/**
 * A widget shows a session.
 * @returns lets it go; the last few that nobody shows stay as they are
 */
export function holdSession(session: Session): () => void {
  const entry = entryOf(session);
  if (entry === undefined) return () => {};
  entry.holders += 1;
  idle = idle.filter((each) => each !== entry);
  return () => {
    entry.holders -= 1;
    if (entry.holders > 0 || session.ended.aborted) return;
    idle = [entry, ...idle];
    for (const each of idle.slice(KEPT)) remove(each);
  };
}

/**
 * The host has put other credentials or another provider in a session's place. Unless another widget shows it, it is over,
 * here and in the other tabs.
 * @param next the session that stands in its place
 */
export function replaceSession(session: Session, next: Session): void {
  const entry = entryOf(session);
  if (entry === undefined || entry.holders > 0) return;
  const at = Date.now();
  const { device } = session;
  const { scope } = device;
  remove(entry);
  // The same identity has signed in again: it finds what it typed.
  if (session.isExpired && next.device.scope === scope) return;
  // Another sign-in of the same identity is still shown: what is kept is its own.
  if (entries.some((each) => each.holders > 0 && each.session !== next && each.session.device.scope === scope)) return;
  void device.clear(at);
  tellSignOut({ at, scope, from: ME });
}

/** Ends every session of this page; what they keep on the device is not touched. */
export function endSessions(): void {
  for (const entry of entries) remove(entry);
}

/** A session has ended in another tab: it ends here too, with what it keeps. Those that began later go on. */
export function endSessionsOf({ at, scope, from }: SignOutMessage): void {
  if (from === ME) return;
  for (const entry of entries) {
    const { startedAt, device } = entry.session;
    if (startedAt >= at || scope !== device.scope) continue;
    remove(entry);
    void device.clear(at);
  }
}

/** This page was frozen: sessions that other tabs have ended meanwhile end here too. */
export function endMissedSessions(): void {
  for (const entry of entries) {
    const { startedAt, device } = entry.session;
    const at = lastSignOut(device.scope);
    if (startedAt >= at) continue;
    remove(entry);
    void device.clear(at);
  }
}

function remove(entry: Entry): void {
  entries = entries.filter((each) => each !== entry);
  idle = idle.filter((each) => each !== entry);
  const { challenges } = entry.session;
  entry.session.end();
  // A host's own queue may serve another provider too.
  if (!entries.some(({ session }) => session.challenges === challenges)) challenges.clear();
}

function entryOf(session: Session): Entry | undefined {
  return entries.find((each) => each.session === session);
}

function begin(key: SessionKey, replaced: Session | null): Entry {
  const made = key.gateway === undefined ? ofAddress(key, replaced) : ofHost(key.gateway);
  const late = new Set<LateCalls>();
  const session = createSession({
    gateway: {},
    challenges: made.challenges,
    owner: ownerOf(key),
    fetchLateCalls: async () => {
      for (const calls of await Promise.all([...late].map((fetchCalls) => fetchCalls()))) addCalls(entry, calls);
    },
  });
  const { bind, transport } = made;
  const entry: Entry = { key, session, bind, transport, bound: new Set(), late, holders: 0 };
  entries = [...entries, entry];
  return entry;
}

function ofAddress(key: SessionKey, replaced: Session | null) {
  const { gateway: _gateway, spId: _spId, ...options } = key;
  // Another provider of the same sign-in has asked for its token already.
  const known = entries.find(
    (each) => each.session !== replaced && SIGN_IN.every((name) => each.key[name] === key[name]),
  );
  const transport = createTransport(options, known?.transport?.authorizer);
  return { transport, bind: bindTransport(transport), challenges: transport.challenges };
}

function ofHost(host: object) {
  const challenges = replayQueueOf(host) ?? createReplayQueue();
  return { transport: undefined, bind: bindHost({ host, challenges }), challenges };
}

function addCalls({ session, bind, bound }: Entry, calls: CallsOf): void {
  if (bound.has(calls)) return;
  bound.add(calls);
  Object.assign(session.gateway, calls(bind));
}

/**
 * Gateway and identity in one text. A gateway object of the host's own and a `fetch` are the same after a reload, whatever
 * object they are then. A token is the identity of a customer who has no other.
 */
function ownerOf({ gateway, url, fetch, spId, oneTimeToken = '' }: SessionKey): string {
  const options = gateway === undefined ? { url, fetch } : clientOptionsOf(gateway);
  const place = options === undefined ? 'object' : `${options.fetch ? 'fetch' : 'at'} ${addressOf(options.url)}`;
  return JSON.stringify(spId === undefined ? [place, 'customer', oneTimeToken] : [place, 'provider', spId]);
}

function addressOf(url: string | undefined): string {
  const address = baseAddress(url) || '/';
  const page = globalThis.document?.baseURI;
  return URL.canParse(address, page) ? new URL(address, page).href : address;
}
