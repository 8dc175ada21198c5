import { CHALLENGE_STATUS } from '../../contract/gateway-error.js';
import type { Answer } from '../router/answer.js';
import { brokenAnswer } from './broken-answer.js';
import type { Fault, SandboxFault } from './fault.js';
import { pause } from './pause.js';

/** What the faults need to know of a call. */
export interface Exposed {
  /** The names that the call's path has; none for a path that nobody knows. */
  readonly operations: readonly string[];
  readonly writes: boolean;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

/** What the weather does to a call. */
export interface Strike {
  /** Takes the place of the call, which is then not done. */
  readonly instead?: Answer;
  /** Replaces the answer of a call that was done. */
  readonly spoil?: (answer: Answer) => Answer;
}

/** Lets faults happen to a call. Rejects with a TypeError where a network would fail. */
export type Weather = (call: Exposed) => Promise<Strike>;

export function createWeather(faults: readonly SandboxFault[]): Weather {
  const strikers = faults.map(({ operation, fault }) => ({ operation, strike: striker(fault) }));

  return async (call) => {
    for (const { operation, strike } of strikers) {
      if (operation !== undefined && !call.operations.includes(operation)) continue;
      const struck = await strike(call);
      if (struck !== undefined) return struck;
    }
    return {};
  };
}

/** One fault and what it remembers: how often it struck, and which decisions it has challenged. */
function striker(fault: Fault): (call: Exposed) => Promise<Strike | undefined> {
  const { delayMs = 0, drop, status, body, times = Number.POSITIVE_INFINITY } = fault;
  const challenged = new Set<string>();
  let left = times;

  return async ({ writes, requestId, signal }) => {
    if (left <= 0) return undefined;
    if (fault.challenge === true && (!writes || requestId === '' || challenged.has(requestId))) return undefined;
    left -= 1;
    if (delayMs > 0) await pause(delayMs, signal);
    if (drop === true) throw lostConnection();
    if (fault.challenge === true) {
      challenged.add(requestId);
      return { instead: { status: CHALLENGE_STATUS, body: {} } };
    }
    if (status !== undefined) {
      const failure = failureAnswer(fault, status);
      return { instead: body === undefined ? failure : brokenAnswer(failure, body) };
    }
    if (drop === 'reply') return { spoil: lose };
    return body === undefined ? undefined : { spoil: (answer) => brokenAnswer(answer, body) };
  };
}

function failureAnswer({ message, retryAfter }: Fault, status: number): Answer {
  return {
    status,
    body: message === undefined ? {} : { message },
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

function lose(): never {
  throw lostConnection();
}

function lostConnection(): TypeError {
  return new TypeError('Failed to fetch');
}
