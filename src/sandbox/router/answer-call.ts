import type { SandboxState } from '../state/sandbox-state.js';
import { type Answer, badRequest, jsonOf, Refusal } from './answer.js';
import type { Call, Match } from './route.js';

const ON_EVERY_CALL = [
  'X-Proxy-Version',
  'X-Request-Id',
  'X-Source-Application',
  'X-Application-Version',
  'X-Caller-Type',
];

/** What the sandbox knows about a call before it reads the request. */
interface CallContext extends Pick<Call, 'query' | 'purchased' | 'now' | 'chatService'> {
  readonly state: SandboxState;
}

/** Checks one call and lets its route answer. A refusal becomes an answer with a message. */
export async function answerCall(match: Match, request: Request, context: CallContext): Promise<Answer> {
  try {
    const callerId = checkHeaders(match, request.headers, context.query);
    const oneTimeToken = oneTimeTokenOf(request.headers, context.state);
    const body = await jsonOf(request);
    const { origin } = new URL(request.url);
    const call = { ...context, params: match.params, origin, body, callerId, oneTimeToken };
    const answer = match.route.handle(call);
    return match.route.wrapped === true ? { ...answer, body: { body: answer.body } } : answer;
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, message, detail } = error;
      return { status, body: { message, ...(detail === undefined ? {} : { detail }) } };
    }
    throw error;
  }
}

/**
 * Checks the headers of a call and returns the caller's id.
 * Provider calls must carry the id of the provider that they are about.
 */
function checkHeaders({ route, params }: Match, headers: Headers, query: URLSearchParams): string {
  const missing = ON_EVERY_CALL.find((name) => !headers.get(name));
  if (missing !== undefined) throw badRequest(`The header ${missing} is missing.`);
  if (headers.get('X-Proxy-Version') !== '1') throw badRequest('The header X-Proxy-Version must be 1.');
  const caller = headers.get('X-Caller-Type');
  if (route.caller === 'Any' && (caller === 'Member' || caller === 'ServiceProvider')) {
    return headers.get('X-Caller-Id') ?? '';
  }
  if (caller !== route.caller) throw badRequest(`${route.operation} is a call of ${route.caller}.`);
  if (caller === 'Member') return '';

  const callerId = headers.get('X-Caller-Id') ?? '';
  if (callerId === '' && route.withoutCallerId !== true) throw badRequest('The header X-Caller-Id is missing.');
  const about =
    params['serviceProviderId'] ??
    query.get('spId') ??
    query.get('serviceProviderId') ??
    query.get('serviceProviderIds');
  if (about !== null && about !== undefined && about !== callerId) {
    throw badRequest('The header X-Caller-Id is not the provider that the call is about.');
  }
  return callerId;
}

/**
 * Returns the token of a one-time call, or an empty text for a call of a session.
 * @throws Refusal with 401 if the token is empty or has expired
 */
function oneTimeTokenOf(headers: Headers, { data }: SandboxState): string {
  const [scheme, token = ''] = (headers.get('Authorization') ?? '').split(' ');
  if (scheme !== 'OneTime') return '';
  if (token === '' || data.expiredTokens.includes(token)) throw new Refusal(401, 'The one-time token has expired.');
  return token;
}
