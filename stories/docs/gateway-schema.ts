import type { GatewayDocument, GatewayOperation, GatewayParameter } from '../../.build/openapi/document.js';

/** The path of the calls that no widget makes. Only the sandbox has them. */
export const SANDBOX_ONLY = '/gateway/sandbox/';

/** A part of the document, read without its types. */
type Json = Readonly<Record<string, unknown>>;

/** One field of a request or an answer, as the reference lists it. */
export interface FieldRow {
  /** `leads[].category.name` */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly words: string;
}

export type Schemas = Readonly<Record<string, Json>>;

/** The fields of a schema, level by level. A schema with several forms has a list for each form. */
export function formsOf(schema: Json, schemas: Schemas): readonly (readonly FieldRow[])[] {
  const forms = partsOf(schema['anyOf']).filter((form) => form['properties'] !== undefined);
  return forms.length > 1 ? forms.map((form) => rowsOf(form, schemas, '')) : [rowsOf(schema, schemas, '')];
}

function rowsOf(schema: Json, schemas: Schemas, before: string): FieldRow[] {
  const whole = resolved(schema, schemas);
  // A field in several parts is listed once.
  const parts = partsOf(whole['allOf']).flatMap((part) => rowsOf(part, schemas, before));
  const rows = new Map(parts.reverse().map((row) => [row.path, row]));
  if (rows.size > 0) return [...rows.values()].reverse();
  if (whole['items'] !== undefined) return rowsOf(jsonOf(whole['items']), schemas, before.replace(/\.?$/, '[].'));
  const [one] = partsOf(whole['anyOf']);
  const properties = whole['properties'] ?? (one === undefined ? {} : resolved(one, schemas)['properties']);
  const required: unknown = whole['required'];
  return Object.entries(jsonOf(properties)).flatMap(([name, value]) => {
    const field = jsonOf(value);
    const path = before + name;
    const isRequired = Array.isArray(required) && required.includes(name);
    const row = { path, type: typeWords(field, schemas), isRequired, words: String(field['description'] ?? '') };
    return [row, ...rowsOf(field, schemas, `${path}.`)];
  });
}

/** `list of strings`, `id or null`, `"yes" or "no"` */
export function typeWords(schema: Json, schemas: Schemas): string {
  const { type, items, anyOf, $ref } = schema;
  if (typeof $ref === 'string') {
    const target = resolved(schema, schemas);
    const name = nameIn($ref);
    return target['properties'] === undefined ? name.toLowerCase() : 'object';
  }
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((each) => JSON.stringify(each)).join(' or ');
  if (anyOf !== undefined && type === undefined) {
    return partsOf(anyOf)
      .map((each) => typeWords(each, schemas))
      .join(' or ');
  }
  const types = [type ?? 'anything'].flat().map(String);
  const list = items === undefined ? 'list' : `list of ${plural(typeWords(jsonOf(items), schemas))}`;
  return types.map((each) => (each === 'array' ? list : each)).join(' or ');
}

function plural(words: string): string {
  return words === 'anything' || words.includes('"') ? words : `${words}s`;
}

function resolved(schema: Json, schemas: Schemas): Json {
  const { $ref } = schema;
  return typeof $ref === 'string' ? (schemas[nameIn($ref)] ?? {}) : schema;
}

/** The last part of a reference: the name of its target. */
export function nameIn(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** The parameters of a call: the address, and the headers. */
export function parametersOf(
  { parameters }: GatewayOperation,
  named: GatewayDocument['components']['parameters'],
): readonly GatewayParameter[] {
  return parameters.flatMap((each) => ('$ref' in each ? (named[nameIn(each.$ref)] ?? []) : [each]));
}

/** The success answer of a call; undefined if it has no content. */
export function goodAnswer({ responses }: GatewayOperation) {
  const good = responses['200'];
  return good === undefined || '$ref' in good ? undefined : good;
}

function jsonOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function partsOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(jsonOf) : [];
}
