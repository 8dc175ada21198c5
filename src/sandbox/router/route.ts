import type { GenericSchema, InferOutput } from 'valibot';
import type { AnyCall, SchemaOf } from '../../gateway/call.js';
import type { Operation } from '../../gateway/gateway.js';
import { schemaOf } from '../../gateway/schema-of.js';
import { decoded } from '../../web/platform.js';
import type { ChatService } from '../chat/chat-service.js';
import { type LeadRecord, type Place, placeOf } from '../seed/lead-record.js';
import { isServiceRequest, type Provider, providerOf } from '../seed/providers.js';
import type { CustomerRequest } from '../seed/seed-data.js';
import { serviceOf, type TaxonomyNode } from '../seed/services.js';
import type { SandboxState } from '../state/sandbox-state.js';
import { type Answer, badRequest, checked, jsonOf, notFound, queryOf, Refusal } from './answer.js';

/** One call, as a handler sees it. */
export interface Call {
  /** The values of the `{name}` parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed JSON body, or `undefined` without one. */
  readonly body: unknown;
  /** `X-Caller-Id`: the provider that calls. Empty for calls of members. */
  readonly callerId: string;
  /** The one-time token of the call. Empty without one. */
  readonly oneTimeToken: string;
  readonly state: SandboxState;
  /** The messages of providers and customers. */
  readonly chatService: ChatService;
  /** The origin of the request, for instance `https://example.com`. */
  readonly origin: string;
  /** False in the scenario where no lead is purchased. */
  readonly purchased: boolean;
  /** The gateway's time. */
  readonly now: Date;
}

/**
 * One call of the gateway. A new call starts with its definition in `gateway/calls`; its handler and route are in the file
 * of the same area here.
 */
export interface Route {
  /** The operation's name, as the client calls it. */
  readonly operation: string;
  /** Another operation that has the same path. */
  readonly alias?: Operation;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Starts with `/gateway`. `{name}` matches one part. */
  readonly path: string;
  /** `Any` if members and providers may make the call. */
  readonly caller: 'ServiceProvider' | 'Member' | 'Any';
  /** True if the caller id may be missing. */
  readonly withoutCallerId?: boolean;
  /** True if a repeated request id must not run the call twice, and if a challenge may block it. */
  readonly writes: boolean;
  /** Answers `{ "body": … }`, as some calls of a real gateway do. */
  readonly wrapped?: boolean;
  handle(call: Call): Answer;
}

type Fields<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;

interface RouteOptions extends Pick<Route, 'alias' | 'wrapped'>, Partial<Pick<Route, 'caller' | 'writes'>> {}

/**
 * The route of a call: its place is that of the client's definition, and its fields are checked by the schema there.
 * @param handle gets the checked fields of the query or the body
 */
export function routeOf<Definition extends AnyCall>(
  definition: Definition,
  handle: (call: Call, fields: Fields<SchemaOf<Definition>>) => Answer,
  options?: RouteOptions,
): Route;
export function routeOf(
  definition: AnyCall,
  handle: (call: Call, fields: never) => Answer,
  options: RouteOptions = {},
): Route {
  const { operation, method, path = '', caller, isRead = method === 'GET', mayOmitCallerId = false } = definition;
  const schema = schemaOf(definition);
  return {
    operation,
    method,
    path,
    caller,
    writes: !isRead,
    withoutCallerId: mayOmitCallerId,
    ...options,
    handle(call) {
      const fields = schema && checked(schema, method === 'GET' ? queryOf(schema, call.query) : call.body);
      return Reflect.apply(handle, undefined, [call, fields]);
    },
  };
}

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Compiles the routes once. Literal parts of a path win over `{name}`. */
export function routeFinder(routes: readonly Route[]): (method: string, path: string) => Match | undefined {
  const compiled = routes
    .map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }))
    .sort((one, other) => placeholders(one.route) - placeholders(other.route));

  return (method, path) => {
    for (const { route, pattern } of compiled) {
      const found = route.method === method ? pattern.exec(path) : null;
      if (found === null) continue;
      const params = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value) ?? value]);
      return { route, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}

function placeholders({ path }: Route): number {
  return path.split('{').length;
}

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

/** @throws Refusal with 404 if the provider has no such lead */
export function requiredLead({ state }: Pick<Call, 'state'>, serviceProviderId: string, leadId = ''): LeadRecord {
  const record = state.leadsOf(serviceProviderId).find(leadId);
  if (record === undefined) throw notFound(`There is no lead ${leadId}.`);
  return record;
}

/** @throws Refusal with 404 if no customer has made such a request */
export function requiredRequest({ state }: Pick<Call, 'state'>, leadId = ''): CustomerRequest {
  const request = state.requestOf(leadId);
  if (request === undefined) throw notFound(`There is no lead ${leadId}.`);
  return request;
}

/** @throws Refusal with 404 if there is no such provider, or if it has another type */
export function requiredProvider(providerId = '', type?: string): Provider {
  const provider = providerOf(providerId);
  if (provider === undefined) throw notFound(`There is no service provider ${providerId}.`);
  if (type !== undefined && provider.type !== type)
    throw notFound(`There is no ${type} service provider ${providerId}.`);
  return provider;
}

/** @throws Refusal with 404 if no search has this id */
export function requireSearch(serviceRequestId: string): void {
  if (!isServiceRequest(serviceRequestId)) throw notFound(`There is no service request ${serviceRequestId}.`);
}

/**
 * @param field names the id in the refusal
 * @throws Refusal with 400 if the call is about another provider than the one that makes it
 */
export function requireCaller(
  { callerId }: Pick<Call, 'callerId'>,
  providerId: string,
  field = 'serviceProviderId',
): void {
  if (providerId !== callerId) throw badRequest(`${field} is not the provider that calls.`);
}

/** @throws Refusal with 404 if there is no such category */
export function requiredService(categoryId = ''): TaxonomyNode {
  const service = serviceOf(categoryId);
  if (service === undefined) throw notFound(`There is no category ${categoryId}.`);
  return service;
}

/** @throws Refusal with 400 if the category that is sent does not exist */
export function sentService(categoryId: string): TaxonomyNode {
  const service = serviceOf(categoryId);
  if (service === undefined) throw badRequest(`categoryId: there is no ${categoryId}.`);
  return service;
}

/** @throws Refusal with 404 if the sandbox does not know the postal code */
export function requiredPlace(postalCode: string): Place {
  const place = placeOf(postalCode);
  if (place === undefined) throw notFound(`There is no postal code ${postalCode}.`);
  return place;
}
