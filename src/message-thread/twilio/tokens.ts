import * as v from 'valibot';
import { ChatError } from '../../gateway/chat/chat.js';
import { readAs } from '../../web/read-as.js';
import type { SdkClient } from './sdk-client.js';
import { type Timing, withinLimit } from './timing.js';

type GetToken = (reason: 'start' | 'renew') => Promise<string>;

/**
 * The token sources of one identity. The newest is used, and the last one stays.
 * @param limitMs the time limit of a source in milliseconds
 */
export function createTokenSources(limitMs: number) {
  const sources: GetToken[] = [];

  return {
    add(source: GetToken): () => void {
      sources.push(source);
      return () => {
        const index = sources.indexOf(source);
        if (index >= 0 && sources.length > 1) sources.splice(index, 1);
      };
    },
    /** @throws ChatError `token`, retryable, if the source throws or does not answer */
    async request(reason: 'start' | 'renew'): Promise<string> {
      const source = sources.at(-1);
      try {
        const token = source && (await withinLimit(source(reason), limitMs));
        if (token) return token;
      } catch (cause) {
        throw new ChatError('token', 'No token could be had for the chat.', true, { cause });
      }
      throw new ChatError('token', 'There is no token for the chat.', true);
    },
  };
}

export type TokenSources = ReturnType<typeof createTokenSources>;

/** The share of a token's life before it is renewed. */
const USED_SHARE = 0.8;

/** The maximum of `setTimeout`. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Renews the token by its own expiry, because the service's warning may be missed. A failed renewal is tried again. Only
 * an expired token needs a new client.
 */
export function createRenewal(
  sdk: Pick<SdkClient, 'updateToken'>,
  first: string,
  tokens: TokenSources,
  timing: Timing,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRenewing = false;
  let hasEnded = false;

  function plan(delayMs: number | undefined): void {
    clearTimeout(timer);
    if (hasEnded || delayMs === undefined) return;
    timer = setTimeout(now, Math.min(delayMs, LONGEST_WAIT));
  }

  function planFor(token: string): void {
    const delayMs = renewalDelay(token, Date.now(), timing.renewalLeadMs);
    plan(delayMs === undefined ? undefined : Math.max(delayMs, timing.shortestRenewalMs));
  }

  async function renew(): Promise<void> {
    try {
      const token = await tokens.request('renew');
      if (hasEnded) return;
      await withinLimit(sdk.updateToken(token), timing.startMs);
      planFor(token);
    } catch {
      plan(timing.retryMs * 5);
    }
  }

  /** Renews now, unless it is already renewing. */
  function now(): void {
    if (isRenewing || hasEnded) return;
    isRenewing = true;
    renew().finally(() => {
      isRenewing = false;
    });
  }

  planFor(first);
  return {
    now,
    end(): void {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}

export type Renewal = ReturnType<typeof createRenewal>;

const claimsSchema = v.pipe(
  v.string(),
  v.transform((claims) => atob(claims.replaceAll('-', '+').replaceAll('_', '/'))),
  v.parseJson(),
  v.object({ exp: v.number(), iat: v.fallback(v.optional(v.number()), undefined) }),
);

/**
 * When to renew a new token. Uses the token's own life if the page's clock is wrong.
 * @param now milliseconds since 1970
 * @param leadMs how long before its expiry, in milliseconds
 * @returns milliseconds from now, or undefined for a token without an expiry
 */
export function renewalDelay(token: string, now: number, leadMs: number): number | undefined {
  const claims = readAs(claimsSchema, token.split('.')[1]);
  if (claims === undefined) return undefined;
  const left = claims.exp * 1000 - now;
  const lifetime = claims.iat === undefined ? left : (claims.exp - claims.iat) * 1000;
  const life = left > 0 ? Math.min(left, lifetime) : lifetime;
  return Math.max(0, life - leadMs, life * USED_SHARE);
}
