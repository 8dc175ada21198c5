import { CHALLENGE_STATUS } from '../gateway/errors/gateway-error.js';
import type { Operation } from '../gateway/gateway.js';
import { unlessAborted } from '../web/abort.js';
import { isRecord } from '../web/read-as.js';
import type { Answer } from './router/answer.js';

/** An unexpected body: a proxy's page, truncated JSON, nothing, `null`, fields of wrong types, or your own JSON. */
export type BrokenBody = 'html' | 'malformed' | 'empty' | 'null' | 'wrong' | { readonly json: unknown };

/** A fault of a call. Fields can be combined: `{ delayMs: 800, status: 503 }` is a slow failure. */
export interface Fault {
  /** The delay in milliseconds. An aborted signal ends it. */
  readonly delayMs?: number;
  /** The status to answer with. The call does not run. */
  readonly status?: number;
  /** The gateway's message, with `status`. */
  readonly message?: string;
  /** Seconds, sent as `Retry-After` with `status`. */
  readonly retryAfter?: number;
  /** `true`: the call never arrives. `'reply'`: the call runs, but its answer is lost. */
  readonly drop?: true | 'reply';
  /** Answers 511 until the same request id is sent again. Calls that only read are not affected. */
  readonly challenge?: true;
  /** Replaces the body of the answer. */
  readonly body?: BrokenBody;
  /** How many calls it affects; all by default. */
  readonly times?: number;
}

/** A fault of one operation, or of every call without one: `{ operation: 'saveNote', fault: { status: 503, times: 2 } }`. */
export interface SandboxFault {
  readonly operation?: Operation;
  readonly fault: Fault;
}

const PAGE = '<!doctype html><title>Gateway</title><h1>The page is being worked on</h1>';

interface CallFacts {
  /** The operations of the call's path; none for an unknown path. */
  readonly operations: readonly string[];
  readonly writes: boolean;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

/**
 * Applies faults to calls. Counts the calls of each fault, and remembers the challenged request ids.
 * @returns a function that answers a call, where `run` runs it. It rejects with a TypeError for a network failure.
 */
export function createSimulation(faults: readonly SandboxFault[]) {
  const planned = faults.map(({ operation, fault }) => ({
    operation,
    fault,
    left: fault.times ?? Number.POSITIVE_INFINITY,
    challenged: new Set<string>(),
  }));

  return async (call: CallFacts, run: () => Promise<Answer>): Promise<Answer> => {
    const { operations, writes, requestId, signal } = call;
    for (const plan of planned) {
      const { operation, fault, challenged } = plan;
      const { delayMs = 0, drop, status, body, challenge } = fault;
      if (plan.left <= 0 || (operation !== undefined && !operations.includes(operation))) continue;
      if (challenge === true && (!writes || requestId === '' || challenged.has(requestId))) continue;
      plan.left -= 1;
      if (delayMs > 0) await pause(delayMs, signal);
      if (drop === true) throw lostConnection();
      if (challenge === true) {
        challenged.add(requestId);
        return { status: CHALLENGE_STATUS, body: {} };
      }
      if (status !== undefined) return brokenAnswer(failureAnswer(fault, status), body);
      if (drop === 'reply') {
        await run();
        throw lostConnection();
      }
      if (body !== undefined) return brokenAnswer(await run(), body);
    }
    return run();
  };
}

function failureAnswer({ message, retryAfter }: Fault, status: number): Answer {
  return {
    status,
    body: message === undefined ? {} : { message },
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

function lostConnection(): TypeError {
  return new TypeError('Failed to fetch');
}

/** Replaces the body of an answer. A 204 becomes a 200, because a 204 has no body. */
function brokenAnswer(answer: Answer, broken: BrokenBody | undefined): Answer {
  if (broken === undefined) return answer;
  const status = answer.status === 204 ? 200 : answer.status;
  const { retryAfter } = answer;
  const head = { status, ...(retryAfter !== undefined && { retryAfter }) };
  switch (broken) {
    case 'html':
      return { ...head, text: PAGE, type: 'text/html' };
    case 'malformed':
      return { ...head, text: JSON.stringify(answer.body ?? { done: true }).slice(0, -1) };
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

/** The same shape, with strings for numbers and numbers for all other values. */
function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withWrongTypes(inner)]));
  }
  return typeof value === 'number' ? 'many' : 0.5;
}

/** Waits. Rejects with the signal's reason on abort. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await unlessAborted(time, signal).finally(() => clearTimeout(timer));
}

export interface Scenario {
  readonly leadCount: number;
  /** Whether the provider has bought its leads. */
  readonly purchased: boolean;
  /** One customer has written ten thousand messages. */
  readonly hasLongThread: boolean;
  readonly faults: readonly SandboxFault[];
}

const DEFAULT_SCENARIO: Scenario = { leadCount: 270, purchased: true, hasLongThread: false, faults: [] };

function withFault(fault: Fault): Scenario {
  return { ...DEFAULT_SCENARIO, faults: [{ fault }] };
}

/** The named scenarios of the demo. */
const SCENARIOS = {
  default: DEFAULT_SCENARIO,
  empty: { ...DEFAULT_SCENARIO, leadCount: 0 },
  busy: { ...DEFAULT_SCENARIO, leadCount: 10_000, hasLongThread: true },
  slow: withFault({ delayMs: 2000 }),
  offline: withFault({ drop: true }),
  failing: withFault({ status: 503 }),
  unauthorized: withFault({ status: 401 }),
  challenge: withFault({ challenge: true }),
  unpurchased: { ...DEFAULT_SCENARIO, purchased: false },
} satisfies Record<string, Scenario>;

export type SandboxScenario = keyof typeof SCENARIOS;

/**
 * The faults of a sandbox: a named scenario, one fault, several faults, or a scenario with more faults,
 * `{ name: 'busy', faults: [{ operation: 'leads', fault: { delayMs: 800 } }] }`. Faults apply in order.
 */
export type SandboxWeather =
  | SandboxScenario
  | SandboxFault
  | readonly SandboxFault[]
  | { readonly name?: SandboxScenario; readonly faults: readonly SandboxFault[] };

export function isSandboxScenario(name: string): name is SandboxScenario {
  return Object.hasOwn(SCENARIOS, name);
}

export const SANDBOX_SCENARIOS: readonly SandboxScenario[] = Object.keys(SCENARIOS).filter(isSandboxScenario);

export function scenarioNameOf(scenario: SandboxWeather): SandboxScenario {
  if (typeof scenario === 'string') return scenario;
  return 'faults' in scenario ? (scenario.name ?? 'default') : 'default';
}

/** The scenario with all its faults. */
export function scenarioOf(scenario: SandboxWeather): Scenario {
  if (typeof scenario === 'string') return SCENARIOS[scenario];
  if ('fault' in scenario) return { ...DEFAULT_SCENARIO, faults: [scenario] };
  if (!('faults' in scenario)) return { ...DEFAULT_SCENARIO, faults: scenario };
  const named: Scenario = SCENARIOS[scenario.name ?? 'default'];
  return { ...named, faults: [...named.faults, ...scenario.faults] };
}
