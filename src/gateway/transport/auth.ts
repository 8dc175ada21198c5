import { CALL_TIMEOUT_MS } from '../../contract/limits.js';
import type { AnyCall } from '../call.js';
import type { Caller, GatewayOptions, TokenRequest, TokenSource } from '../options.js';
import { unlessAborted } from './unless-aborted.js';

/** What a call carries to prove who it comes from. */
export interface Credentials {
  readonly credentials: RequestCredentials;
  readonly authorization: string | undefined;
  /** Which token this was: a refusal of an older one asks nobody again. */
  readonly generation: number;
}

/** Thrown when a token is needed and there is none to be had. */
class TokenError extends Error {
  override readonly name = 'TokenError';
}

/** Hands out credentials call by call and keeps the token in memory alone. */
export interface Authorizer {
  credentialsFor(caller: Caller): Promise<Credentials>;
  /** Whether a refused token can be replaced by asking the host for another. */
  readonly canRefresh: boolean;
  /** Asks for another token, once for all calls that were refused with the same one. */
  refresh(refused: Credentials): Promise<void>;
}

type Scheme = 'OneTime' | 'Bearer' | undefined;

/**
 * Member calls go one-time where that is the mode; provider calls go by the session's cookies, or by a Bearer token
 * when the host gives one. The two kinds are never mixed: a call with a token carries no cookies, and a one-time token
 * goes with no other call.
 */
export function createAuthorizer(options: GatewayOptions): Authorizer {
  const { authMode = 'session', auth, oneTimeToken, timeoutMs = CALL_TIMEOUT_MS } = options;
  const given = authMode === 'one-time' ? oneTimeToken?.trim() : undefined;
  let token: Promise<string | undefined> | undefined = given ? Promise.resolve(given) : undefined;
  let generation = 0;

  /** What comes to nothing is not kept: the next call that needs a token asks again. */
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
    canRefresh: auth !== undefined,
    async credentialsFor(caller) {
      const scheme = schemeOf(options, caller);
      const at = generation;
      const value = scheme === undefined ? undefined : await (token ?? ask('initial'));
      if (value !== undefined) {
        return { credentials: 'omit', authorization: `${scheme} ${sendable(value)}`, generation: at };
      }
      // Where the host has named no source of a token, the gateway says whether it needs one.
      if (scheme === 'OneTime' && (auth ?? given) !== undefined) throw new TokenError('there is no one-time token');
      const isPlain = authMode === 'none' || scheme === 'OneTime';
      return { credentials: isPlain ? 'omit' : 'include', authorization: undefined, generation: at };
    },
    async refresh(refused) {
      if (refused.generation === generation) {
        generation += 1;
        ask('unauthorized');
      }
      if ((await token) === undefined) throw new TokenError('there is no other token');
    },
  };
}

/** Who a call speaks as. */
export function callerOf(
  { callers }: GatewayOptions,
  { operation, caller }: Pick<AnyCall, 'operation' | 'caller'>,
): Caller {
  return callers?.[operation] ?? caller;
}

/** How a call carries its token; undefined when it carries none. */
export function schemeOf({ authMode = 'session', auth }: GatewayOptions, caller: Caller): Scheme {
  if (authMode === 'one-time') return caller === 'Member' ? 'OneTime' : undefined;
  return authMode === 'session' && auth !== undefined ? 'Bearer' : undefined;
}

async function askHost(auth: TokenSource | undefined, reason: TokenRequest['reason']): Promise<string | undefined> {
  const token: unknown = await auth?.getToken({ reason });
  return typeof token === 'string' && token.trim() !== '' ? token.trim() : undefined;
}

/** A token that no header can hold is refused here: the platform's own error would quote it. */
function sendable(token: string): string {
  if (!/^[\x20-\x7e]+$/.test(token)) throw new TokenError('the token has characters that no header can hold');
  return token;
}
