import type { Caller } from './call.js';
import type { AuthMode, GatewayOptions, TokenRequest, TokenSource } from './options.js';

/** What a call carries to prove who it comes from. */
export interface Credentials {
  readonly credentials: RequestCredentials;
  readonly authorization: string | undefined;
  /** Which token this was: a refusal of an older one asks nobody again. */
  readonly generation: number;
}

/** Thrown when a token is needed and there is none to be had. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
}

/** Hands out credentials call by call and keeps the token in memory alone. */
export interface Authorizer {
  credentialsFor(caller: Caller): Promise<Credentials>;
  /** Whether a refused token can be replaced by asking the host for another. */
  readonly canRefresh: boolean;
  /** Asks for another token, once for all calls that were refused with the same one. */
  refresh(refused: Credentials): Promise<void>;
  forget(): void;
}

type Scheme = 'OneTime' | 'Bearer' | undefined;

/**
 * Member calls go one-time where that is the mode; provider calls go by the session's cookies, or by a Bearer token
 * when the host gives one. The two kinds are never mixed: a call with a token carries no cookies.
 * Spec §6 Roles and permissions.
 */
export function createAuthorizer({ authMode = 'session', auth, oneTimeToken }: GatewayOptions): Authorizer {
  const given = oneTimeToken?.trim();
  let token: Promise<string | undefined> | undefined = given ? Promise.resolve(given) : undefined;
  let generation = 0;

  function ask(reason: TokenRequest['reason']): Promise<string | undefined> {
    const asked: Promise<string | undefined> = askHost(auth, reason).catch((cause: unknown) => {
      if (token === asked) token = undefined;
      throw new TokenError('getToken failed', { cause });
    });
    token = asked;
    return asked;
  }

  return {
    canRefresh: auth !== undefined,
    async credentialsFor(caller) {
      const mode = modeOf(authMode, caller);
      const scheme = schemeOf(mode, auth !== undefined);
      const value = scheme === undefined ? undefined : await (token ?? ask('initial'));
      if (value !== undefined) return { credentials: 'omit', authorization: `${scheme} ${value}`, generation };
      if (scheme === 'OneTime') {
        token = undefined;
        throw new TokenError('there is no one-time token');
      }
      return { credentials: mode === 'session' ? 'include' : 'omit', authorization: undefined, generation };
    },
    async refresh(refused) {
      if (refused.generation === generation) {
        generation += 1;
        ask('unauthorized');
      }
      await token;
    },
    forget() {
      token = undefined;
      generation += 1;
    },
  };
}

async function askHost(auth: TokenSource | undefined, reason: TokenRequest['reason']): Promise<string | undefined> {
  const token: unknown = await auth?.getToken({ reason });
  return typeof token === 'string' && token.trim() !== '' ? token.trim() : undefined;
}

function schemeOf(mode: AuthMode, hasTokenSource: boolean): Scheme {
  if (mode === 'one-time') return 'OneTime';
  return mode === 'session' && hasTokenSource ? 'Bearer' : undefined;
}

function modeOf(authMode: AuthMode, caller: Caller): AuthMode {
  return caller === 'ServiceProvider' && authMode === 'one-time' ? 'session' : authMode;
}
