import type { ChatErrorCode } from '../../contract/chat.js';
import type { Scenario } from '../scenario/scenarios.js';

/** What the chat service is like. */
export interface ChatWeather {
  /** Milliseconds before anything is answered. */
  readonly latencyMs: number;
  /** How every opening fails. */
  readonly refuses?: ChatErrorCode;
}

/**
 * The chat has the weather of the gateway: what befalls every call befalls it too. Faults of one operation, or of a few
 * calls, are the gateway's alone.
 */
export function chatWeatherOf({ faults }: Pick<Scenario, 'faults'>): ChatWeather {
  const everywhere = faults.filter(({ operation, fault }) => operation === undefined && fault.times === undefined);
  const latencyMs = everywhere.reduce((total, { fault }) => total + (fault.delayMs ?? 0), 0);
  for (const { fault } of everywhere) {
    if (fault.drop === true) return { latencyMs, refuses: 'init-failed' };
    if (fault.status !== undefined) return { latencyMs, refuses: fault.status === 401 ? 'token' : 'init-failed' };
  }
  return { latencyMs };
}
