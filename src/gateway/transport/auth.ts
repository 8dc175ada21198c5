import { unlessAborted } from '../../web/abort.js';
import type { AnyCall } from '../call.js';
import { CALL_TIMEOUT_MS } from '../limits.js';
import type { Caller, GatewayOptions, TokenRequest, TokenSource } from '../options.js';

/** How a call authenticates. */
export interface Credentials {
  readonly credentials: RequestCredentials;
  readonly authorization: string | undefined;
  /** Counts the tokens. If the gateway refuses an older one, the host is not asked again. */
  readonly generation: number;
}

/** Thrown if a call needs a token and there is none. */
class TokenError extends Error {
  override readonly name = 'TokenError';
}

type Scheme = 'OneTime' | 'Bearer' | undefined;

/**
 * Returns the credentials of each call. Keeps the token only in memory.
 *
 * In mode `one-time`, member calls send a one-time token. Other calls send the session's cookies, or a Bearer token if
 * the host gives one. A call with a token sends no cookies.
 */
export function createAuthorizer(options: GatewayOptions) {
  const { authMode = 'session', auth, oneTimeToken, timeoutMs = CALL_TIMEOUT_MS } = options;
  const oneTime = authMode === 'one-time' ? oneTimeToken?.trim() : undefined;
  let token: Promise<string | undefined> | undefined = oneTime ? Promise.resolve(oneTime) : undefined;
  let generation = 0;

  /** If the host gives no token, the next call that needs one asks again. */
  function ask(reason: TokenRequest['reason']): Promise<string | undefined> {
    const asked = unlessAborted(askHost(auth, reason), AbortSignal.timeout(timeoutMs)).then(
      (value) => {
        if (value === undefined && token === asked) token = undefined;
        return value;
      },
      (cause: unknown) => {
        if (token === asked) token = undefined;
        throw new TokenError('getToken failed', { cause });
      },
    );
    token = asked;
    return asked;
  }

  return {
    /** True if the host can give another token after one was refused. */
    canRefresh: auth !== undefined,
    async credentialsFor(caller: Caller): Promise<Credentials> {
      const scheme = schemeOf(options, caller);
      const at = generation;
      const value = scheme === undefined ? undefined : await (token ?? ask('initial'));
      if (value !== undefined) {
        return { credentials: 'omit', authorization: `${scheme} ${sendable(value)}`, generation: at };
      }
      // Without any source of tokens, the call goes out and the gateway decides.
      if (scheme === 'OneTime' && (auth ?? oneTime) !== undefined) throw new TokenError('there is no one-time token');
      const isPlain = authMode === 'none' || scheme === 'OneTime';
      return { credentials: isPlain ? 'omit' : 'include', authorization: undefined, generation: at };
    },
    /** Asks for another token, once for all calls that were refused with the same token. */
    async refresh(refused: Credentials): Promise<void> {
      if (refused.generation === generation) {
        generation += 1;
        ask('unauthorized');
      }
      if ((await token) === undefined) throw new TokenError('there is no other token');
    },
  };
}

/** Returns the caller of a call, which the host may override. */
export function callerOf(
  { callers }: GatewayOptions,
  { operation, caller }: Pick<AnyCall, 'operation' | 'caller'>,
): Caller {
  return callers?.[operation] ?? caller;
}

/** Returns the authorization scheme of a call, or undefined if it sends no token. */
export function schemeOf({ authMode = 'session', auth }: GatewayOptions, caller: Caller): Scheme {
  if (authMode === 'one-time') return caller === 'Member' ? 'OneTime' : undefined;
  return authMode === 'session' && auth !== undefined ? 'Bearer' : undefined;
}

async function askHost(auth: TokenSource | undefined, reason: TokenRequest['reason']): Promise<string | undefined> {
  const token: unknown = await auth?.getToken({ reason });
  if (typeof token === 'object' && token !== null) throw new TokenError('getToken gave no text');
  return typeof token === 'string' && token.trim() !== '' ? token.trim() : undefined;
}

/** Refuses a token that a header cannot hold. The error of the platform would quote the token. */
function sendable(token: string): string {
  if (!/^[\x20-\x7e]+$/.test(token)) throw new TokenError('the token has characters that no header can hold');
  return token;
}
