import type { SandboxState } from '../state/sandbox-state.js';
import type { Answer } from './answer.js';
import { checkHeaders } from './check-headers.js';
import type { Match } from './match-route.js';
import { jsonOf } from './read-body.js';
import { Refusal } from './refusal.js';

/** Checks one call and lets its route answer; what the route refuses becomes an answer with a message. */
export async function answerCall(
  match: Match,
  request: Request,
  query: URLSearchParams,
  state: SandboxState,
  purchased: boolean,
): Promise<Answer> {
  try {
    const callerId = checkHeaders(match, request.headers, query);
    const body = await jsonOf(request);
    const answer = match.route.handle({ params: match.params, query, body, callerId, state, purchased });
    return match.route.wrapped === true ? { ...answer, body: { body: answer.body } } : answer;
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { message: error.message } };
    throw error;
  }
}
