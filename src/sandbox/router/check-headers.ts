import type { Match } from './match-route.js';
import { badRequest } from './refusal.js';

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
  if (headers.get('X-Caller-Type') !== route.caller)
    throw badRequest(`${route.operation} is a call of ${route.caller}.`);
  if (route.caller === 'Member') return '';

  const callerId = headers.get('X-Caller-Id') ?? '';
  if (callerId === '') throw badRequest('The header X-Caller-Id is missing.');
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
