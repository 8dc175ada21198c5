import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { amount, count, id, instant, wordOrNumber } from '../../src/gateway/wire/fields.js';
import { integerId } from '../../src/gateway/wire/form-fields.js';
import { DEFINITIONS } from './areas.js';
import { FIELDS } from './fields.js';

/** A part of the document. */
export type Json = Record<string, unknown>;

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

const safe = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/** The checks that valibot makes with a function, in JSON Schema. */
const CUSTOM = new Map<unknown, JsonSchema>([
  [
    id.pipe[0],
    { type: ['string', 'integer'], ...safe, description: 'A string or a whole number. Both mean the same.' },
  ],
  [count, { type: 'integer', minimum: 0, maximum: safe.maximum, description: 'A whole number from 0.' }],
  [integerId.pipe[0], { type: 'integer' }],
  [amount, { type: 'number' }],
  [wordOrNumber, { type: ['string', 'number'] }],
  [
    instant.pipe[2],
    {
      type: 'string',
      // Stricter than the client, which accepts everything that the platform can read as a date.
      pattern:
        '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]([01]\\d|2[0-3]):?[0-5]\\d)$',
      description: 'A moment in ISO 8601, with its offset.',
      examples: ['2026-11-18T14:15:00-06:00'],
    },
  ],
]);

const someId: JsonSchema = { anyOf: [{ type: 'string', minLength: 1 }, { type: 'integer' }] };

/** Checks with a message, by that message. They are added to the schema that they check. */
const CHECKS: Readonly<Record<string, JsonSchema>> = {
  'A category needs an id.': {
    anyOf: [
      { required: ['id'], properties: { id: someId } },
      { required: ['categoryId'], properties: { categoryId: someId, id: { type: 'null' } } },
    ],
  },
};

/** Schemas with a name: the types of fields, and every answer (`wireLead` is `Lead`). */
const NAMED: Readonly<Record<string, v.GenericSchema>> = {
  Id: id,
  Instant: instant,
  Count: count,
  ...Object.fromEntries(
    Object.entries(DEFINITIONS).flatMap(([name, schema]) =>
      name.startsWith('wire') && isSchema(schema) ? [[name.slice('wire'.length), schema]] : [],
    ),
  ),
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  overrideSchema: ({ valibotSchema }) => CUSTOM.get(valibotSchema),
  // Without an entry for a check, the conversion throws.
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const whole = CUSTOM.get(valibotAction);
    const words = 'message' in valibotAction ? CHECKS[String(valibotAction.message)] : undefined;
    return whole ?? (words && { ...jsonSchema, ...words });
  },
  overrideRef: ({ referenceId }) => refTo(referenceId),
};

/** The reference to a named schema. */
export function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}

/** All named schemas, sorted by name. */
export function namedSchemas(): Record<string, Json> {
  const all = Object.entries(toJsonSchemaDefs(NAMED, config)).map(
    ([name, schema]) => [name, tidy(schema, name)] as const,
  );
  return Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other)));
}

/** The name of an answer's schema, if it has one. */
export function nameOfSchema(schema: unknown): string | undefined {
  return Object.keys(NAMED).find((name) => NAMED[name] === schema);
}

/** The fields that the client always sends, because it fills in their defaults. */
export function alwaysSent(schema: object): Readonly<Record<string, v.GenericSchema>> {
  const entries: Readonly<Record<string, v.GenericSchema>> = 'entries' in schema ? Object(schema.entries) : {};
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      'wrapped' in entry && v.getDefault(entry) !== undefined ? Object(entry.wrapped) : entry,
    ]),
  );
}

/**
 * Converts the schema of a request.
 * @throws Error if valibot checks something that JSON Schema cannot express
 */
export function requestSchema(schema: v.GenericSchema, owner: string): Json {
  const {
    $schema: _dialect,
    $defs: _named,
    ...plain
  } = toJsonSchema(schema.type === 'object' ? v.object(alwaysSent(schema)) : schema, {
    ...config,
    definitions: NAMED,
  });
  return tidy(plain, owner);
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Writes 'or null' as a type if possible, and describes the fields. */
function tidy(schema: unknown, owner: string): Json {
  const { anyOf, ...rest } = isJson(schema) ? schema : {};
  if (Array.isArray(anyOf)) {
    const [one, nothing, ...more] = anyOf;
    const types = isJson(one) && !('enum' in one) && !('const' in one) ? one['type'] : undefined;
    if (isJson(one) && types !== undefined && more.length === 0 && isJson(nothing) && nothing['type'] === 'null') {
      return tidy({ ...rest, ...one, type: [types, 'null'].flat() }, owner);
    }
    // Next to `properties` these are conditions, not schemas.
    if ('properties' in rest) return { ...tidyParts(rest, owner), anyOf };
    return { ...tidyParts(rest, owner), anyOf: anyOf.map((each) => tidy(each, owner)) };
  }
  return tidyParts(rest, owner);
}

function tidyParts(schema: Json, owner: string): Json {
  const { properties, items, required, ...rest } = schema;
  return {
    ...rest,
    ...(Array.isArray(required) && required.length > 0 && { required }),
    ...(isJson(properties) && { properties: Object.fromEntries(Object.entries(properties).map(described(owner))) }),
    ...(isJson(items) && { items: tidy(items, owner) }),
  };
}

function described(owner: string) {
  return ([name, schema]: [string, unknown]): [string, Json] => {
    const words = fieldWords(owner, name);
    const field = tidy(schema, `${owner}.${name}`);
    return [name, words === undefined ? field : { ...field, description: words }];
  };
}

/**
 * The description of a field: the one for its owner (`Leads.pagination.totalNumber`), or else the one for all owners.
 */
export function fieldWords(owner: string, name: string): string | undefined {
  return FIELDS[`${owner}.${name}`] ?? FIELDS[name];
}
