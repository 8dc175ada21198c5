import type { Client } from '@twilio/conversations';
import { withinLimit } from './time-limit.js';
import type { Timing } from './timing.js';
import { renewalDelay } from './token-life.js';
import type { TokenSources } from './tokens.js';

/** Keeps the token of one client fresh. */
export interface Renewal {
  /** Renews now; nothing when it is being done already. */
  now(): void;
  end(): void;
}

/** `setTimeout` takes no more. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Renews the token by its own word, for the service's warning may be missed. When that fails it is tried again: the
 * client is built anew only once the token has really ended, for the SDK takes no new one then.
 */
export function createRenewal(client: Client, first: string, tokens: TokenSources, timing: Timing): Renewal {
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
      const token = await tokens.ask('renew');
      if (hasEnded) return;
      await withinLimit(client.updateToken(token), timing.startMs);
      planFor(token);
    } catch {
      plan(timing.retryMs * 5);
    }
  }

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
    end() {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}
