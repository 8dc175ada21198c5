import { bindHost, bindTransport } from '../gateway/bind.js';
import { clientOptionsOf, type GatewayOptions } from '../gateway/options.js';
import { createReplayQueue, replayQueueOf } from '../gateway/transport/replay-queue.js';
import { baseAddress } from '../gateway/transport/request-parts.js';
import { createTransport, type Transport } from '../gateway/transport/transport.js';
import { baseAddressOfPage, parsedUrl } from '../web/platform.js';
import { announceSignOut, isBefore, type SignOutMessage } from './clear-device.js';
import { lastSignOut } from './persisted-since.js';
import { createSession, type Session } from './session.js';

/** What identifies a session: the gateway, the sign-in, and whose data it is. */
export interface SessionKey
  extends Pick<
    GatewayOptions,
    'url' | 'authMode' | 'auth' | 'oneTimeToken' | 'sourceApplication' | 'applicationVersion' | 'fetch'
  > {
  /** The host's own gateway object, in place of an address. It signs in by itself. */
  readonly gateway?: object | undefined;
  /** The provider whose data it is; undefined for a customer. */
  readonly spId?: string | undefined;
  /** The host's opaque id of the signed-in person. */
  readonly identity?: string | undefined;
}

interface Entry {
  readonly key: SessionKey;
  readonly session: Session;
  /** None for the host's own gateway object. */
  readonly transport: Transport | undefined;
  /** How many widgets show it. */
  holders: number;
}

/** How many sessions stay alive without a widget, so that an app with several pages can return to them. */
const MAX_IDLE_SESSIONS = 8;

/** The parts of a key that name the gateway and the sign-in. */
const SIGN_IN = [
  'gateway',
  'url',
  'authMode',
  'auth',
  'oneTimeToken',
  'sourceApplication',
  'applicationVersion',
  'fetch',
  'identity',
] as const;

export function keyDifferences(one: SessionKey, other: SessionKey): readonly (keyof SessionKey)[] {
  return ([...SIGN_IN, 'spId'] as const).filter((name) => one[name] !== other[name]);
}

/** Identifies this tab among others. */
const ME = Math.random();

let entries: readonly Entry[] = [];
/** Sessions without a widget, most recent first. */
let idle: readonly Entry[] = [];

/**
 * Returns the page's session for a key. Widgets with the same key share it and its data.
 * @param replaced the session that this one replaces; its token is not reused
 */
export function sessionFor(key: SessionKey, replaced?: Session | null): Session {
  const entry =
    entries.find((each) => keyDifferences(each.key, key).length === 0) ?? createEntry(key, replaced ?? null);
  // The caller is about to show it.
  idle = idle.filter((each) => each !== entry);
  return entry.session;
}

/**
 * Marks a session as shown by a widget.
 * @returns a function that releases it; the last few released sessions stay alive
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
    for (const each of idle.slice(MAX_IDLE_SESSIONS)) remove(each);
  };
}

/**
 * Ends a session that the host replaced with other credentials or another provider, here and in other tabs, unless
 * another widget still shows it.
 * @param next the session that replaces it
 */
export function replaceSession(session: Session, next: Session): void {
  const entry = entryOf(session);
  if (entry === undefined || entry.holders > 0) return;
  const at = Date.now();
  const { device } = session;
  const { scope } = device;
  remove(entry);
  // The same identity signed in again and finds what it typed.
  if (session.isExpired && next.device.scope === scope) return;
  // Another sign-in of the same identity is still shown and owns the stored texts.
  if (entries.some((each) => each.holders > 0 && each.session !== next && each.session.device.scope === scope)) return;
  void device.clear(at);
  // A customer without an identity is this tab. Others go on.
  if (entry.key.spId !== undefined || entry.key.identity !== undefined) announceSignOut({ at, scope, from: ME });
}

/** Ends every session of this page and keeps stored texts. */
export function endSessions(): void {
  for (const entry of entries) remove(entry);
}

/** Ends a session that ended in another tab, with its stored texts. Sessions that began later continue. */
export function endSessionsOf({ at, scope, from }: SignOutMessage): void {
  if (from === ME) return;
  for (const entry of entries) if (entry.session.device.scope === scope) endIfBefore(entry, at);
}

/** Ends the sessions that other tabs ended while this page was frozen. */
export function endMissedSessions(): void {
  for (const entry of entries) endIfBefore(entry, lastSignOut(entry.session.device.scope));
}

/** Ends a session with its stored texts, unless it began after the sign-out. */
function endIfBefore(entry: Entry, signedOutAt: number): void {
  const { startedAt, device } = entry.session;
  if (!isBefore(startedAt, signedOutAt)) return;
  remove(entry);
  void device.clear(signedOutAt);
}

function remove(entry: Entry): void {
  entries = entries.filter((each) => each !== entry);
  idle = idle.filter((each) => each !== entry);
  const { challenges } = entry.session;
  entry.session.end();
  // The host's own queue may also serve another provider.
  if (!entries.some(({ session }) => session.challenges === challenges)) challenges.clear();
}

function entryOf(session: Session): Entry | undefined {
  return entries.find((each) => each.session === session);
}

function createEntry(key: SessionKey, replaced: Session | null): Entry {
  const made = key.gateway === undefined ? ofAddress(key, replaced, () => session.locale) : ofHost(key.gateway);
  const { bind, challenges, transport } = made;
  const session = createSession({ bind, challenges, owner: ownerOf(key), holdsRestored: isPersonUnknown(key) });
  const entry: Entry = { key, session, transport, holders: 0 };
  entries = [...entries, entry];
  return entry;
}

function ofAddress(key: SessionKey, replaced: Session | null, localeNow: () => string | undefined) {
  const { gateway: _gateway, spId: _spId, ...rest } = key;
  const options: GatewayOptions = {
    ...rest,
    get locale() {
      return localeNow();
    },
  };
  // A session of another provider with the same sign-in already has the token.
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

/**
 * Gateway and person in one text. After a reload, every gateway object of the host counts as the same gateway, and so
 * does every `fetch`. Without an identity, a provider's person is the provider, and a customer is the tab: each page of
 * it may have a token of its own.
 */
function ownerOf({ gateway, url, fetch, spId, identity }: SessionKey): string {
  const options = gateway === undefined ? { url, fetch } : clientOptionsOf(gateway);
  const address = options === undefined ? 'object' : `${options.fetch ? 'fetch' : 'at'} ${addressOf(options.url)}`;
  const person = identity === undefined ? [] : [identity];
  if (spId !== undefined) return JSON.stringify([address, 'provider', spId, ...person]);
  return JSON.stringify([address, 'customer', '', ...person]);
}

/**
 * Whether another person may have signed in since the last page: the host has its own sign-in and does not name the
 * person.
 */
function isPersonUnknown({ gateway, auth, identity }: SessionKey): boolean {
  if (identity !== undefined) return false;
  if (gateway === undefined) return auth !== undefined;
  const options = clientOptionsOf(gateway);
  return options === undefined || options.auth !== undefined;
}

function addressOf(url: string | undefined): string {
  const address = baseAddress(url) || '/';
  return parsedUrl(address, globalThis.document && baseAddressOfPage())?.href ?? address;
}
