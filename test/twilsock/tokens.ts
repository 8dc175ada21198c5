import { randomUUID } from 'node:crypto';

/** Whose a token is, and until when (milliseconds since 1970). */
export interface Grant {
  readonly identity: string;
  readonly expiresAt: number;
}

export interface Tokens {
  /**
   * Makes a token that reads as a JWT. Nobody checks its signature.
   * @param lifeMs until it ends, rounded up to a full second; one hour by default
   */
  issue(identity: string, lifeMs?: number): string;
  /** Whose the token is; undefined for one that was not issued here. */
  grantOf(token: string): Grant | undefined;
  isGood(token: string): boolean;
  /** From now on the service takes these for ended, whatever they say themselves. */
  endAll(): void;
}

const HOUR = 3_600_000;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Access tokens of the emulator. */
export function createTokens(now: () => number): Tokens {
  const grants = new Map<string, Grant>();

  return {
    issue(identity, lifeMs = HOUR) {
      // To the second, as the token itself says it.
      const expiresAt = Math.ceil((now() + lifeMs) / 1000) * 1000;
      const times = { iat: Math.floor(now() / 1000), exp: expiresAt / 1000 };
      const claims = { jti: randomUUID(), ...times, grants: { identity } };
      const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${part('unsigned')}`;
      grants.set(token, { identity, expiresAt });
      return token;
    },
    grantOf: (token) => grants.get(token),
    isGood(token) {
      const grant = grants.get(token);
      return grant !== undefined && grant.expiresAt > now();
    },
    endAll() {
      for (const [token, grant] of grants) grants.set(token, { ...grant, expiresAt: now() });
    },
  };
}
