import * as v from 'valibot';
import { badRequest } from './answer.js';

/**
 * Parses the body of a request.
 * @throws Refusal with 400 if it is not JSON
 */
export async function jsonOf(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body is not JSON.');
  }
}

/**
 * Checks a body against a schema.
 * @throws Refusal with 400 that names the first field that does not fit
 */
export function checked<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw badRequest(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

/**
 * Reads the fields of a query. Numbers and booleans are texts in an address, and a list repeats its name.
 */
export function queryOf(schema: v.GenericSchema, query: URLSearchParams): Record<string, unknown> {
  const entries: Readonly<Record<string, object>> = 'entries' in schema ? Object(schema.entries) : {};
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) => {
      const values = query.getAll(name);
      return values.length === 0
        ? []
        : [[name, typedValue('wrapped' in entry ? Object(entry.wrapped) : entry, values)]];
    }),
  );
}

function typedValue(schema: object, values: readonly string[]): unknown {
  const type = 'type' in schema ? schema.type : undefined;
  if (type === 'array') return values;
  const [value = ''] = values;
  if (type === 'number' && /^\d{1,9}$/.test(value)) return Number(value);
  return type === 'boolean' && /^(?:true|false)$/.test(value) ? value === 'true' : value;
}
