import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import { type GatewayDocument, type GatewayOperation, gatewayDocument } from '../../../.build/openapi/document.js';

export type Described = { readonly path: string; readonly method: string; readonly operation: GatewayOperation };

export const operationsOf = ({ paths }: GatewayDocument): Described[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

const NOT_PARAMETERS = ['accept', 'content-type', 'authorization'];

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes a schema refuse undescribed fields, unless it allows additional ones. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isNode(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  return isNode(schema['properties']) ? { additionalProperties: false, ...inner } : inner;
}

/** Converts a URL parameter to the type of its schema. An invalid value stays a string. */
function typed({ type }: Node, values: readonly string[]): unknown {
  if (type === 'array') return values;
  const [value = ''] = values;
  if (type === 'boolean' && /^(?:true|false)$/.test(value)) return value === 'true';
  return type === 'integer' && /^-?\d+$/.test(value) ? Number(value) : value;
}

export async function describedGateway() {
  const document = await gatewayDocument('1.0.0');
  const { components } = document;
  const all = operationsOf(document);
  const ajv = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: false });
  // The schemas refer to the components of the document.
  ajv.addVocabulary(['components']);
  ajv.addFormat('uuid', /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/);
  ajv.addFormat('email', /^\S+@\S+$/);
  const known = new Map<string, ValidateFunction>();

  function validator(name: string, schema: unknown): ValidateFunction {
    const made =
      known.get(name) ??
      ajv.compile({ ...(isNode(schema) ? schema : {}), components: { schemas: components.schemas } });
    known.set(name, made);
    return made;
  }

  function fault(name: string, schema: unknown, value: unknown): string | undefined {
    const validate = validator(name, schema);
    return validate(value) ? undefined : `${name}: ${ajv.errorsText(validate.errors)}`;
  }

  const parametersOf = ({ operation }: Described) =>
    operation.parameters.flatMap((each) =>
      '$ref' in each ? (components.parameters[each.$ref.split('/').at(-1) ?? ''] ?? []) : each,
    );

  const places = all.map((described) => ({
    described,
    parts: described.path.split('/'),
    names: (described.path.match(/\{/g) ?? []).length,
  }));

  /** Finds the operation of a path. Literal parts win over parameters. */
  function find(method: string, pathname: string): Described | undefined {
    const given = pathname.split('/');
    const fitting = places.filter(
      ({ described, parts }) =>
        described.method === method &&
        parts.length === given.length &&
        parts.every((part, place) => part.startsWith('{') || part === given[place]),
    );
    return fitting.sort((one, other) => one.names - other.names)[0]?.described;
  }

  return {
    document,
    all,
    find,
    parametersOf,

    answerSchemaOf: ({ operation }: Described): unknown => {
      const good = operation.responses['200'];
      return good !== undefined && 'content' in good ? good.content?.['application/json']?.schema : undefined;
    },

    answerFault: ({ operation }: Described, schema: unknown, json: unknown): string | undefined =>
      fault(
        `answer of ${operation.operationId}`,
        schema,
        isNode(json) && Object.hasOwn(json, 'body') ? json['body'] : json,
      ),

    failureFault: (json: unknown): string | undefined =>
      fault('failure', { $ref: '#/components/schemas/Failure' }, json),

    exampleFaults(described: Described): string[] {
      const { operationId, requestBody, responses } = described.operation;
      const body = requestBody?.content['application/json'];
      const good = responses['200'];
      const answer = good !== undefined && 'content' in good ? good.content?.['application/json'] : undefined;
      const examples: (readonly [name: string, schema: unknown, example: unknown])[] = [
        [`body of ${operationId}`, closed(body?.schema), body?.example],
        [`answer of ${operationId}`, answer?.schema, answer?.example],
        ...parametersOf(described).map(
          ({ name, schema, example }) => [`${operationId} ${name}`, schema, example] as const,
        ),
      ];
      const given = examples.filter(([, , example]) => example !== undefined);
      const missing = parametersOf(described).filter(
        (each) => each.in === 'query' && each.required && !('example' in each),
      );
      return [...missing.map(({ name }) => `${name} has no example`), ...given.flatMap((each) => fault(...each) ?? [])];
    },

    /** Lists the errors of a request: parts that are invalid, missing or not described. */
    async requestFaults(request: Request): Promise<string[]> {
      const { pathname, searchParams } = new URL(request.url);
      const described = find(request.method, pathname);
      if (described === undefined) return [`${request.method} ${pathname} is not described.`];
      const { operation, path } = described;
      const faults: (string | undefined)[] = [];
      const parameters = parametersOf(described);
      for (const { name, in: place, required, schema } of parameters) {
        const values = valuesOf(place, name);
        if (values.length === 0) {
          if (required) faults.push(`${operation.operationId}: ${name} is missing.`);
        } else faults.push(fault(`${operation.operationId} ${name}`, schema, typed(schema, values)));
      }
      const names = new Set(parameters.filter((each) => each.in === 'query').map(({ name }) => name));
      faults.push(
        ...[...searchParams.keys()].filter((name) => !names.has(name)).map((name) => `${name} is not described.`),
      );
      const headers = new Set(parameters.filter((each) => each.in === 'header').map(({ name }) => name.toLowerCase()));
      const sent = [...request.headers.keys()].filter((name) => !NOT_PARAMETERS.includes(name));
      faults.push(...sent.filter((name) => !headers.has(name)).map((name) => `The header ${name} is not described.`));
      const text = await request.text();
      const schema = operation.requestBody?.content['application/json']?.schema;
      if (text === '' && schema !== undefined) faults.push(`${operation.operationId}: the body is missing.`);
      if (text !== '') {
        faults.push(
          fault(
            `body of ${operation.operationId}`,
            schema === undefined ? { not: {} } : closed(schema),
            JSON.parse(text),
          ),
        );
      }
      return faults.filter((each) => each !== undefined);

      function valuesOf(place: string, name: string): string[] {
        if (place === 'query') return searchParams.getAll(name);
        if (place === 'header') return [request.headers.get(name) ?? []].flat();
        const index = path.split('/').indexOf(`{${name}}`);
        return [decodeURIComponent(pathname.split('/')[index] ?? '')];
      }
    },
  };
}
