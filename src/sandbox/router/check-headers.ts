import type { SandboxState } from '../state/sandbox-state.js';
import type { Match } from './match-route.js';
import { badRequest, Refusal } from './refusal.js';

const ON_EVERY_CALL = [
  'X-Proxy-Version',
  'X-Request-Id',
  'X-Source-Application',
  'X-Application-Version',
  'X-Caller-Type',
];

/**
 * Refuses a call whose headers are not those of wire.md, and gives the caller's id.
 * Provider calls must carry the id of the provider that they are about (Spec §6 Roles).
 */
export function checkHeaders({ route, params }: Match, headers: Headers, query: URLSearchParams): string {
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
 * The token of a one-time call (Spec §6); empty when there is none, for a session may stand in its place.
 * @throws Refusal with 401 when the token is empty or has expired
 */
export function oneTimeTokenOf(headers: Headers, { data }: SandboxState): string {
  const [scheme, token = ''] = (headers.get('Authorization') ?? '').split(' ');
  if (scheme !== 'OneTime') return '';
  if (token === '' || data.expiredTokens.includes(token)) throw new Refusal(401, 'The one-time token has expired.');
  return token;
}
