import type { SandboxState } from '../state/sandbox-state.js';
import type { Answer } from './answer.js';
import { checkHeaders, oneTimeTokenOf } from './check-headers.js';
import type { Match } from './match-route.js';
import { jsonOf } from './read-body.js';
import { Refusal } from './refusal.js';
import type { Call } from './route.js';

/** What of a call the sandbox knows before it has read it. */
export interface Circumstances extends Pick<Call, 'query' | 'purchased' | 'now' | 'correspondence'> {
  readonly state: SandboxState;
}

/** Checks one call and lets its route answer; what the route refuses becomes an answer with a message. */
export async function answerCall(match: Match, request: Request, circumstances: Circumstances): Promise<Answer> {
  try {
    const callerId = checkHeaders(match, request.headers, circumstances.query);
    const oneTimeToken = oneTimeTokenOf(request.headers, circumstances.state);
    const body = await jsonOf(request);
    const { origin } = new URL(request.url);
    const call = { ...circumstances, params: match.params, origin, body, callerId, oneTimeToken };
    const answer = match.route.handle(call);
    return match.route.wrapped === true ? { ...answer, body: { body: answer.body } } : answer;
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { message: error.message } };
    throw error;
  }
}
