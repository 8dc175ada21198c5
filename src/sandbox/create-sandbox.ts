import type { Answer } from './router/answer.js';
import { answerCall } from './router/answer-call.js';
import { type Match, routeFinder } from './router/match-route.js';
import { responseOf } from './router/response-of.js';
import { ROUTES } from './router/routes.js';
import { type SandboxWeather, scenarioOf } from './scenario/scenarios.js';
import { createWeather } from './scenario/weather.js';
import type { SandboxKeep } from './state/keep.js';
import { type Memory, startMemory } from './state/start-memory.js';

export interface SandboxOptions {
  /** Any number: the same seed and clock give the same bytes. */
  readonly seed?: number;
  /** The gateway's time; leads are dated back from what it says when the sandbox is made. */
  readonly clock?: () => Date;
  /** A named scenario, faults of your own, or both: `{ operation: 'saveNote', fault: { status: 503, times: 2 } }`. */
  readonly scenario?: SandboxWeather;
  /** Where what is written is kept; without it the sandbox forgets everything with the page. */
  readonly keep?: SandboxKeep;
}

export interface Sandbox {
  /**
   * Answers a call as a gateway would. Takes what the global `fetch` takes, so that it can stand in for it;
   * whatever stands before `/gateway/` in the URL is ignored. Needs no `this`.
   *
   * @throws TypeError where a network would fail (scenario `offline`), and the signal's reason when it is aborted
   */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** Resolves once everything that was written is kept; at once without `keep`. */
  readonly kept: () => Promise<void>;
}

const BASE = 'http://sandbox.invalid';
const find = routeFinder(ROUTES);
const operations = new Set<string>(ROUTES.flatMap(({ operation, alsoCalled }) => [operation, alsoCalled ?? operation]));

/**
 * A gateway in memory with the rules of the real one, for the demo, stories and tests (Spec §7; decisions.md 70).
 * It answers for any provider id, each with leads of its own, and keeps what is written for as long as it lives, or
 * longer where `keep` is given.
 *
 * @throws RangeError when a fault names an operation that there is not
 */
export function createSandbox({
  seed = 1,
  clock = () => new Date(),
  scenario = 'default',
  keep,
}: SandboxOptions = {}): Sandbox {
  const { leadCount, purchased, faults } = scenarioOf(scenario);
  const misnamed = faults.find(({ operation }) => operation !== undefined && !operations.has(operation));
  if (misnamed !== undefined) throw new RangeError(`There is no operation ${misnamed.operation}.`);
  const weather = createWeather(faults);
  const memory = startMemory({ seed, startedAt: clock(), leadCount }, keep);

  async function act(memory: Memory, match: Match, request: Request, query: URLSearchParams): Promise<Answer> {
    const { state, firstAnswers, changed } = memory;
    const once = () => answerCall(match, request, { query, state, purchased, now: clock() });
    if (!match.route.writes) return once();
    const requestId = request.headers.get('X-Request-Id') ?? '';
    const answer = await (requestId === '' ? once() : firstAnswers.once(`${match.route.operation} ${requestId}`, once));
    changed();
    return answer;
  }

  async function answer(match: Match | undefined, request: Request, query: URLSearchParams): Promise<Answer> {
    const { instead, spoil } = await weather({
      operations: match === undefined ? [] : [match.route.operation, match.route.alsoCalled ?? ''],
      writes: match?.route.writes === true,
      requestId: request.headers.get('X-Request-Id') ?? '',
      signal: request.signal,
    });
    if (instead !== undefined) return instead;
    if (match === undefined) return { status: 404, body: { message: 'There is no such call.' } };
    const done = await act(await memory, match, request, query);
    return spoil === undefined ? done : spoil(done);
  }

  return {
    async fetch(input, init) {
      const request = asRequest(input, init);
      request.signal.throwIfAborted();
      const url = new URL(request.url);
      const match = find(request.method, pathFromGateway(url.pathname));
      return responseOf(await answer(match, request, url.searchParams), clock());
    },
    kept: async () => (await memory).kept(),
  };
}

function asRequest(input: Request | URL | string, init: RequestInit | undefined): Request {
  if (!(input instanceof Request)) return new Request(new URL(input, BASE), init);
  return init === undefined ? input : new Request(input, init);
}

function pathFromGateway(path: string): string {
  const start = path.indexOf('/gateway/');
  return start < 0 ? path : path.slice(start);
}
