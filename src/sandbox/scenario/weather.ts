import type { Operation } from '../../contract/gateway.js';
import { CHALLENGE_STATUS } from '../../contract/gateway-error.js';
import type { Answer } from '../router/answer.js';

/** A body that no client expects: a proxy's page, cut JSON, nothing, `null`, every field of a wrong type, or JSON of your own. */
export type BrokenBody = 'html' | 'malformed' | 'empty' | 'null' | 'wrong' | { readonly json: unknown };

/** What happens to a call. Several may come together: `{ delayMs: 800, status: 503 }` is a slow failure. */
export interface Fault {
  /** The delay in milliseconds. An aborted signal ends it. */
  readonly delayMs?: number;
  /** The status to answer with. The call does not run. */
  readonly status?: number;
  /** The gateway's own sentence beside `status`. */
  readonly message?: string;
  /** Seconds, sent as `Retry-After` beside `status`. */
  readonly retryAfter?: number;
  /** `true`: the call never arrives. `'reply'`: the call runs, but its answer is lost. */
  readonly drop?: true | 'reply';
  /** 511 until the same request id comes again; calls that only read pass. */
  readonly challenge?: true;
  /** Replaces the body of the answer, which is the call's own unless `status` is given. */
  readonly body?: BrokenBody;
  /** How many calls it affects; all by default. */
  readonly times?: number;
}

/** Weather for one operation, or for every call when none is named: `{ operation: 'saveNote', fault: { status: 503, times: 2 } }`. */
export interface SandboxFault {
  readonly operation?: Operation;
  readonly fault: Fault;
}

const PAGE = '<!doctype html><title>Gateway</title><h1>The page is being worked on</h1>';

/** What the faults need to know of a call. */
export interface CallFacts {
  /** The operations of the call's path; none for an unknown path. */
  readonly operations: readonly string[];
  readonly writes: boolean;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

/** What the weather does to a call. */
export interface FaultEffect {
  /** Replaces the call, which does not run. */
  readonly replacement?: Answer;
  /** Replaces the answer of a call that was done. */
  readonly transform?: (answer: Answer) => Answer;
}

/** Lets faults happen to a call. Rejects with a TypeError where a network would fail. */
export type Weather = (call: CallFacts) => Promise<FaultEffect>;

export function createWeather(faults: readonly SandboxFault[]): Weather {
  const effects = faults.map(({ operation, fault }) => ({ operation, strike: createEffect(fault) }));

  return async (call) => {
    for (const { operation, strike: apply } of effects) {
      if (operation !== undefined && !call.operations.includes(operation)) continue;
      const effect = await apply(call);
      if (effect !== undefined) return effect;
    }
    return {};
  };
}

/** One fault and what it remembers: how often it struck, and which decisions it has challenged. */
function createEffect(fault: Fault): (call: CallFacts) => Promise<FaultEffect | undefined> {
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
      return { replacement: { status: CHALLENGE_STATUS, body: {} } };
    }
    if (status !== undefined) {
      const failure = failureAnswer(fault, status);
      return { replacement: body === undefined ? failure : brokenAnswer(failure, body) };
    }
    if (drop === 'reply') return { transform: failConnection };
    return body === undefined ? undefined : { transform: (answer) => brokenAnswer(answer, body) };
  };
}

function failureAnswer({ message, retryAfter }: Fault, status: number): Answer {
  return {
    status,
    body: message === undefined ? {} : { message },
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

function failConnection(): never {
  throw lostConnection();
}

function lostConnection(): TypeError {
  return new TypeError('Failed to fetch');
}

/** The answer with another body; one without a body (204) becomes a 200, for a 204 cannot carry any. */
function brokenAnswer(answer: Answer, broken: BrokenBody): Answer {
  const status = answer.status === 204 ? 200 : answer.status;
  const { retryAfter } = answer;
  const head = { status, ...(retryAfter !== undefined && { retryAfter }) };
  switch (broken) {
    case 'html':
      return { ...head, text: PAGE, type: 'text/html' };
    case 'malformed':
      return { ...head, text: truncate(JSON.stringify(answer.body ?? { done: true })) };
    case 'empty':
      return { ...head, text: '' };
    case 'null':
      return { ...head, body: null };
    case 'wrong':
      return { ...head, body: withWrongTypes(answer.body ?? {}) };
    default:
      return { ...head, body: broken.json };
  }
}

/** The first half of a JSON text: never JSON itself. */
function truncate(json: string): string {
  return json.slice(0, Math.max(1, Math.floor(json.length / 2)));
}

/** The same shape with every value of another type: texts for numbers, numbers for texts. */
function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withWrongTypes(inner)]));
  }
  return typeof value === 'number' ? 'many' : 0.5;
}

/** Waits; an aborted signal ends the wait at once, with the signal's reason. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    function stop(): void {
      clearTimeout(timer);
      reject(signal.reason);
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
