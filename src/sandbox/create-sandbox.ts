import type { Answer } from './router/answer.js';
import { answerCall } from './router/answer-call.js';
import { type Match, routeFinder } from './router/match-route.js';
import { responseOf } from './router/response-of.js';
import { ROUTES } from './router/routes.js';
import { type SandboxScenario, SCENARIOS } from './scenario/scenarios.js';
import { createWeather } from './scenario/weather.js';
import { createFirstAnswers } from './state/first-answers.js';
import { createSandboxState } from './state/sandbox-state.js';

export interface SandboxOptions {
  /** Any number: the same seed and clock give the same bytes. */
  readonly seed?: number;
  /** The gateway's time; leads are dated back from what it says when the sandbox is made. */
  readonly clock?: () => Date;
  readonly scenario?: SandboxScenario;
}

export interface Sandbox {
  /**
   * Answers a call as a gateway would. Takes what the global `fetch` takes, so that it can stand in for it;
   * whatever stands before `/gateway/` in the URL is ignored. Needs no `this`.
   *
   * @throws TypeError where a network would fail (scenario `offline`), and the signal's reason when it is aborted
   */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
}

const BASE = 'http://sandbox.invalid';
const find = routeFinder(ROUTES);

/**
 * A gateway in memory with the rules of the real one, for the demo, stories and tests (Spec §7; decisions.md 70).
 * It answers for any provider id, each with leads of its own, and keeps what is written for as long as it lives.
 */
export function createSandbox({
  seed = 1,
  clock = () => new Date(),
  scenario = 'default',
}: SandboxOptions = {}): Sandbox {
  const { leadCount, purchased, faults } = SCENARIOS[scenario];
  const state = createSandboxState({ seed, startedAt: clock(), leadCount });
  const weather = createWeather(faults);
  const firstAnswers = createFirstAnswers();

  async function answer(match: Match | undefined, request: Request, query: URLSearchParams): Promise<Answer> {
    const requestId = request.headers.get('X-Request-Id') ?? '';
    const writes = match?.route.writes === true;
    const fault = await weather({ writes, requestId, signal: request.signal });
    if (fault !== undefined) return fault;
    if (match === undefined) return { status: 404, body: { message: 'There is no such call.' } };

    const act = () => answerCall(match, request, query, state, purchased);
    return writes && requestId !== '' ? firstAnswers.once(`${match.route.operation} ${requestId}`, act) : act();
  }

  return {
    async fetch(input, init) {
      const request = asRequest(input, init);
      request.signal.throwIfAborted();
      const url = new URL(request.url);
      const match = find(request.method, pathFromGateway(url.pathname));
      return responseOf(await answer(match, request, url.searchParams), clock());
    },
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
