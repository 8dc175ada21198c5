import { randomUUID } from 'node:crypto';

interface Grant {
  readonly identity: string;
  readonly expiresAt: number;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function createTokens() {
  const grants = new Map<string, Grant>();

  return {
    /**
     * Makes a token that reads as a JWT. Nobody checks its signature.
     * @param lifeMs until it ends, rounded up to a full second; one hour by default
     */
    issue(identity: string, lifeMs = 3_600_000): string {
      // To the second, as the token itself says it.
      const expiresAt = Math.ceil((Date.now() + lifeMs) / 1000) * 1000;
      const times = { iat: Math.floor(Date.now() / 1000), exp: expiresAt / 1000 };
      const claims = { jti: randomUUID(), ...times, grants: { identity } };
      const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${part('unsigned')}`;
      grants.set(token, { identity, expiresAt });
      return token;
    },
    grantOf: (token: string) => grants.get(token),
    isGood: (token: string) => (grants.get(token)?.expiresAt ?? 0) > Date.now(),
    /** From now on the service takes these for ended, whatever they say themselves. */
    endAll(): void {
      for (const [token, grant] of grants) grants.set(token, { ...grant, expiresAt: Date.now() });
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
