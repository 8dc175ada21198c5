function claimsOf(token: string): object {
  const [, claims = ''] = token.split('.');
  try {
    const parsed: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** What share of a token's life is used at least, whatever its length. */
const USED_SHARE = 0.8;

/**
 * When to renew a token that has just come. The page's clock may be wrong: one that is behind is made up for by the
 * token's own life, and so is one by which the token has ended already.
 * @param now milliseconds since 1970
 * @param leadMs how long before its end
 * @returns milliseconds from now, or undefined for a token that does not say when it ends
 */
export function renewalDelay(token: string, now: number, leadMs: number): number | undefined {
  const claims = claimsOf(token);
  if (!('exp' in claims) || typeof claims.exp !== 'number') return undefined;
  const left = claims.exp * 1000 - now;
  const whole = 'iat' in claims && typeof claims.iat === 'number' ? (claims.exp - claims.iat) * 1000 : left;
  const life = left > 0 ? Math.min(left, whole) : whole;
  return Math.max(0, life - leadMs, life * USED_SHARE);
}
