import type { ContactTypeNumbers } from './contact-type.js';

/** Who a call speaks as (`X-Caller-Type`). */
export type Caller = 'ServiceProvider' | 'Member';

/** How calls are authenticated (`auth-mode`). */
export type AuthMode = 'session' | 'one-time' | 'none';

export interface TokenRequest {
  /** `initial` before the first call that needs a token, `unauthorized` once after a 401. */
  readonly reason: 'initial' | 'unauthorized';
}

/** Returns tokens, directly or as a promise. Calls that wait at the same time share one request. */
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

/** Options of a gateway client. Every field has a default. */
export interface GatewayOptions {
  /** Origin or base address in front of `/gateway/…`; the page's own origin by default. */
  readonly url?: string | undefined;
  /** `session` (cookies) by default. */
  readonly authMode?: AuthMode | undefined;
  /** The token of `one-time` calls. It stays in memory only. */
  readonly oneTimeToken?: string | undefined;
  readonly auth?: TokenSource | undefined;
  /** Value of `X-Source-Application`. */
  readonly sourceApplication?: string | undefined;
  /** Value of `X-Application-Version`; the package's version by default. */
  readonly applicationVersion?: string | undefined;
  /** Value of `Accept-Language`, a BCP 47 tag such as `es-US`; the browser's own languages by default. */
  readonly locale?: string | undefined;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: FetchFunction | undefined;
  /** By operation: converts the answer of a gateway with another format. Runs before the answer is checked. */
  readonly transforms?: Readonly<Record<string, (json: unknown) => unknown>> | undefined;
  /** By operation: the path to use instead of the default. */
  readonly paths?: Readonly<Record<string, string>> | undefined;
  /** Numbers of contact types that this package does not know, such as `MessageSent`. The default is the name. */
  readonly contactTypes?: ContactTypeNumbers | undefined;
  readonly headerNames?: Partial<HeaderNames> | undefined;
  /** By operation: the caller to use instead of the default. */
  readonly callers?: Readonly<Record<string, Caller>> | undefined;
  /** Time limit of a call in milliseconds, including its body. 15 000 by default. */
  readonly timeoutMs?: number | undefined;
  /** Called when a call gets HTTP 511. Its action then waits in the replay queue. */
  readonly onChallenge?: ((challenge: { readonly operation: string; readonly requestId: string }) => void) | undefined;
}

const optionsByClient = new WeakMap<object, GatewayOptions>();

/** Remembers the options of a client. A host may pass the client to a widget as its gateway. */
export function noteClientOptions(client: object, options: GatewayOptions): void {
  optionsByClient.set(client, options);
}

/** Returns the options that a client of this package was created with, or undefined for any other object. */
export function clientOptionsOf(client: object): GatewayOptions | undefined {
  return optionsByClient.get(client);
}
