import * as v from 'valibot';
import type { AnyCall } from '../../src/gateway/call.js';
import { CALLS_BY_TAG } from '../../src/gateway/calls-by-tag.js';
import { schemaOf } from '../../src/gateway/schema-of.js';
import { nothing } from '../../src/gateway/wire/fields.js';
import { SANDBOX_PATHS } from '../../src/sandbox.js';
import { AREAS, DEFINITIONS } from './areas.js';
import { ABOUT, CORS, FAILURE_SCHEMA, HEADERS, PARAMETERS, RESPONSES, SECURITY, SECURITY_OF } from './components.js';
import { callWords } from './doc-blocks.js';
import { type Exchange, exchanges } from './examples.js';
import { alwaysSent, fieldWords, type Json, namedSchemas, nameOfSchema, refTo, requestSchema } from './schemas.js';

/** The OpenAPI description of the gateway. */
export interface GatewayDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string } & Json;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, GatewayOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly parameters: Readonly<Record<string, GatewayParameter>>;
    readonly responses: Readonly<Record<string, GatewayResponse>>;
  } & Json;
  readonly [more: string]: unknown;
}

export interface GatewayOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Json[];
  readonly parameters: readonly (GatewayParameter | Ref)[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, GatewayResponse | Ref>>;
  /** The client methods that make this call, with their versions. */
  readonly 'x-client-methods': readonly string[];
  /** The tags that make this call. */
  readonly 'x-widgets': readonly string[];
}

export interface Ref {
  readonly $ref: string;
}

export interface GatewayParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string | undefined;
  readonly schema: Json;
  /** How a list is written in the query. */
  readonly style?: 'form';
  readonly explode?: true;
  readonly example?: unknown;
}

export interface GatewayResponse {
  readonly description: string;
  readonly content?: Content;
  readonly headers?: Json;
}

type Content = Readonly<Record<string, { readonly schema: Json; readonly example?: unknown }>>;

/** The body of a host's own call. */
const ANYTHING = v.objectWithRest({}, v.unknown());

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'operation' in value && 'method' in value;
}

/** The names of the calls, by definition. */
const NAMES = new Map(
  Object.entries(DEFINITIONS).flatMap(([name, value]): [AnyCall, string][] =>
    isCall(value) ? [[value, name.replace(/Request$/, '')]] : [],
  ),
);

/**
 * Describes the gateway in OpenAPI 3.1, with examples from the sandbox.
 * @param version version of the package
 * @throws Error if a call has no doc block or no example
 */
export async function gatewayDocument(version: string): Promise<GatewayDocument> {
  const exchangeOf = await exchanges(version);
  const left = new Map([...NAMES].map(([call, name]) => [placeOf(call), name]));
  const paths: Record<string, Record<string, GatewayOperation>> = {};
  for (const [area, { examples }] of Object.entries(AREAS)) {
    for (const [operationId, example] of Object.entries(examples)) {
      const calls = example.calls.map((call) => ({ name: NAMES.get(call) ?? '', call: withPath(call) }));
      for (const { call } of calls) left.delete(placeOf(call));
      const { path = '', method = '' } = calls[0]?.call ?? {};
      const verb = method.toLowerCase();
      if (paths[path]?.[verb] !== undefined) throw new Error(`${method} ${path} is described twice.`);
      paths[path] = { ...paths[path], [verb]: operationOf(operationId, area, calls, exchangeOf(operationId)) };
    }
  }
  if (left.size > 0) throw new Error(`No example for ${[...left.values()].join(', ')}.`);

  return {
    openapi: '3.1.0',
    info: {
      title: 'Gateway of lead-widgets',
      version,
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'https://gateway.example.com', description: 'Your gateway: the address in `gateway-url`.' }],
    tags: Object.entries(AREAS).map(([name, { about }]) => ({ name, description: about })),
    paths,
    components: {
      schemas: { ...namedSchemas(), Failure: FAILURE_SCHEMA },
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: RESPONSES,
      securitySchemes: SECURITY,
    },
    'x-cors': CORS,
  };
}

const placeOf = (call: AnyCall) => `${call.method} ${withPath(call).path}`;

/** A call without a path of its own uses the path of the sandbox. */
function withPath(call: AnyCall): AnyCall {
  const own = Object.entries(SANDBOX_PATHS).find(([operation]) => operation === call.operation);
  return own === undefined ? call : { ...call, path: own[1] };
}

interface NamedCall {
  readonly name: string;
  readonly call: AnyCall;
}

function operationOf(
  operationId: string,
  area: string,
  calls: readonly NamedCall[],
  example: Exchange,
): GatewayOperation {
  const words = callWords(operationId);
  const [first] = calls;
  const schema = first && schemaOf(first.call);
  const isOpen = first?.call.body !== undefined && schema === undefined;
  const body = first?.call.method === 'GET' ? undefined : isOpen ? ANYTHING : schema;
  const callers = new Set(calls.map(({ call }) => call.caller));
  const widgets = widgetsOf(calls);
  return {
    operationId,
    tags: [area],
    summary: words.summary,
    description: [words.description, calledBy(widgets)].filter((each) => each !== undefined).join('\n\n'),
    'x-client-methods': [...new Set(calls.map(methodOf))],
    'x-widgets': widgets,
    security: callers.has('Member') ? SECURITY_OF.Member : SECURITY_OF.ServiceProvider,
    parameters: [
      ...placesOf(calls, example),
      ...queryOf(operationId, calls, example),
      ...headersOf(calls, callers).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(body && {
      requestBody: { required: true, content: json(requestSchema(body, operationId), example.sent) },
    }),
    responses: {
      ...answersOf(calls, example),
      401: responseRef('Unauthorized'),
      404: responseRef('NotFound'),
      ...(words.conflict !== undefined && { 409: { ...RESPONSES.OtherFailure, description: words.conflict } }),
      422: responseRef('Unprocessable'),
      429: responseRef('TooManyRequests'),
      511: responseRef('ChallengeRequired'),
      default: responseRef('OtherFailure'),
    },
  };
}

/** The tags that make one of the calls. The lead page uses only version 2. */
function widgetsOf(calls: readonly NamedCall[]): readonly string[] {
  const operations = calls.filter(({ name }) => name !== 'leadForPageV1').map(({ call }) => call.operation);
  return Object.keys(CALLS_BY_TAG).filter((tag) => operations.some((operation) => CALLS_BY_TAG[tag]?.has(operation)));
}

function calledBy(widgets: readonly string[]): string | undefined {
  return widgets.length === 0 ? undefined : `Called by ${widgets.map((tag) => `\`<${tag}>\``).join(', ')}.`;
}

/** `createLead v3`, as the option `version` of the method names it. */
function methodOf({ name, call: { operation } }: NamedCall): string {
  const version = /V\d+$/.exec(name)?.[0].toLowerCase();
  return version === undefined ? operation : `${operation} ${version}`;
}

const json = (schema: Json, example: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const responseRef = (name: keyof typeof RESPONSES) => ({ $ref: `#/components/responses/${name}` });

function placesOf(calls: readonly NamedCall[], example: Exchange): GatewayParameter[] {
  const path = calls[0]?.call.path ?? '';
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: fieldWords('', name),
    schema: name === 'postalCode' ? { type: 'string' } : { $ref: refTo('Id') },
    example: example.places(path)[name],
  }));
}

function queryOf(operationId: string, [first]: readonly NamedCall[], { query: sent }: Exchange): GatewayParameter[] {
  const schema = first?.call.method === 'GET' ? schemaOf(first.call) : undefined;
  return Object.entries(schema === undefined ? {} : alwaysSent(schema)).map(([name, entry]) => {
    const schema = requestSchema(entry, operationId);
    const values = sent.getAll(name);
    return {
      name,
      in: 'query',
      required: entry.type !== 'optional',
      description: fieldWords(operationId, name),
      schema,
      // Both are defaults of OpenAPI. They are written here so that nobody has to know that.
      ...(schema['type'] === 'array' && { style: 'form', explode: true }),
      ...(values.length > 0 && { example: typed(schema, values) }),
    };
  });
}

/** A value from the address, in the type of its schema. For a list, the name is repeated. */
function typed({ type }: Json, values: readonly string[]): unknown {
  if (type === 'array') return values;
  const [value = ''] = values;
  return type === 'integer' || type === 'boolean' ? JSON.parse(value) : value;
}

function headersOf(calls: readonly NamedCall[], callers: ReadonlySet<string>): (keyof typeof PARAMETERS)[] {
  const isProvider = callers.has('ServiceProvider');
  const caller = callers.size > 1 ? 'CallerIsEither' : isProvider ? 'CallerIsProvider' : 'CallerIsMember';
  const id = calls.some(({ call }) => call.mayOmitCallerId) ? 'CallerIdIfKnown' : 'CallerId';
  return [
    'RequestId',
    caller,
    ...(isProvider ? ([id] as const) : []),
    'ProxyVersion',
    'SourceApplication',
    'ApplicationVersion',
  ];
}

function answersOf(calls: readonly NamedCall[], example: Exchange): Record<string, GatewayResponse> {
  const schemas = [...new Set(calls.map(({ call }) => call.answer))];
  const headers = { Date: { $ref: '#/components/headers/Date' } };
  if (schemas.every((schema) => schema === nothing)) {
    return {
      204: { description: 'Done. Nothing is read from the answer, and it may be empty with any 2xx status.', headers },
    };
  }
  const refs = schemas.map(answerSchema);
  const [schema = {}, ...others] = refs;
  return {
    200: {
      description: 'The answer, plain or wrapped as `{ "body": … }`. Fields that are not described are ignored.',
      headers,
      content: json(others.length === 0 ? schema : { allOf: refs }, example.answer),
    },
    // An unchecked answer may be missing.
    ...(Object.keys(schema).length === 0 && { 204: { description: 'Done, without an answer.', headers } }),
  };
}

/** An unchecked answer has an empty schema. */
function answerSchema(schema: v.GenericSchema): Json {
  const name = nameOfSchema(schema);
  if (name !== undefined) return { $ref: refTo(name) };
  if (schema.type === 'unknown') return {};
  throw new Error(`An answer has no name: ${schema.type}`);
}
