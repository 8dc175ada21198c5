import type { GenericSchema, InferOutput } from 'valibot';
import { type AnyCall, type SchemaOf, schemaOf } from '../../gateway/call.js';
import type { Operation } from '../../gateway/gateway.js';
import type { ChatService } from '../chat/chat-service.js';
import type { SandboxState } from '../state/sandbox-state.js';
import { type Answer, checked, queryOf } from './answer.js';

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

/** One call of the gateway. To add one, add a handler and a route to the file of its area. */
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

type FindRoute = (method: string, path: string) => Match | undefined;

/** Compiles the routes once. Literal parts of a path win over `{name}`. */
export function routeFinder(routes: readonly Route[]): FindRoute {
  const compiled = routes
    .map((route) => ({ route, parts: route.path.split('/') }))
    .sort((one, other) => placeholders(one.parts) - placeholders(other.parts));

  return (method, path) => {
    const given = path.split('/');
    for (const { route, parts } of compiled) {
      if (route.method !== method) continue;
      const params = paramsOf(parts, given);
      if (params !== undefined) return { route, params };
    }
    return undefined;
  };
}

function placeholders(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith('{')).length;
}

function paramsOf(parts: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  if (parts.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  let place = 0;
  for (const part of parts) {
    const value = given[place] ?? '';
    place += 1;
    if (part.startsWith('{')) {
      if (value === '') return undefined;
      params[part.slice(1, -1)] = decoded(value);
    } else if (part !== value) return undefined;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
