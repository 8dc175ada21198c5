import type { ContactTypeNumbers } from '../contract/contact.js';

/** Who a call speaks as (`X-Caller-Type`). */
export type Caller = 'ServiceProvider' | 'Member';

/** How calls prove who they come from (`auth-mode`). */
export type AuthMode = 'session' | 'one-time' | 'none';

export interface TokenRequest {
  /** `initial` before the first call that needs a token, `unauthorized` once after a 401. */
  readonly reason: 'initial' | 'unauthorized';
}

/** A host's source of tokens; sync or async, asked once for any number of calls under way. */
export interface TokenSource {
  getToken(request: TokenRequest): string | null | undefined | Promise<string | null | undefined>;
}

export type FetchFunction = (request: string, init?: RequestInit) => Promise<Response>;

export interface HeaderNames {
  readonly proxyVersion: string;
  readonly requestId: string;
  readonly sourceApplication: string;
  readonly applicationVersion: string;
  readonly callerType: string;
  readonly callerId: string;
}

/** What a gateway client needs to know; every field has a default. */
export interface GatewayOptions {
  /** Origin or base address in front of `/gateway/…`; the page's own origin by default. */
  readonly url?: string | undefined;
  /** `session` (cookies) by default. */
  readonly authMode?: AuthMode | undefined;
  /** The token of `one-time` calls; kept in memory alone. */
  readonly oneTimeToken?: string | undefined;
  readonly auth?: TokenSource | undefined;
  /** Value of `X-Source-Application`. */
  readonly sourceApplication?: string | undefined;
  /** Value of `X-Application-Version`; the package's version by default. */
  readonly applicationVersion?: string | undefined;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: FetchFunction | undefined;
  /** By operation: turns an answer of another dialect into the agreed one, before it is checked. */
  readonly transforms?: Readonly<Record<string, (json: unknown) => unknown>> | undefined;
  /** By operation: another path. */
  readonly paths?: Readonly<Record<string, string>> | undefined;
  /** Numbers of contact types that are not known here, `MessageSent` above all; without one it is sent by name. */
  readonly contactTypes?: ContactTypeNumbers | undefined;
  readonly headerNames?: Partial<HeaderNames> | undefined;
  /** By operation: another caller. */
  readonly callers?: Readonly<Record<string, Caller>> | undefined;
  /** Milliseconds until a call is given up, its body included; 15 000 by default. */
  readonly timeoutMs?: number | undefined;
  /** Called when a call is answered with HTTP 511; its action then waits in the replay queue. */
  readonly onChallenge?: ((challenge: { readonly operation: string; readonly requestId: string }) => void) | undefined;
}

const optionsByClient = new WeakMap<object, GatewayOptions>();

/** Remembers what a client was made with: a host may hand it to a widget as its gateway. */
export function noteClientOptions(client: object, options: GatewayOptions): void {
  optionsByClient.set(client, options);
}

/** What a client of ours was made with; undefined for any other object. */
export function clientOptionsOf(client: object): GatewayOptions | undefined {
  return optionsByClient.get(client);
}
