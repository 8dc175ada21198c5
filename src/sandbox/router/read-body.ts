import * as v from 'valibot';
import { CONTACT_MAX_LENGTH } from '../../gateway/limits.js';
import { badRequest } from './answer.js';

/** A whole number from 0, as text. */
export const numeral = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Expected a whole number.'), v.transform(Number));

/** The most entries of an answer: 1 to 500. */
export const limit = v.pipe(numeral, v.minValue(1), v.maxValue(500));

export const yesOrNo = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);

/** A list with at least one id. */
export const idList = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty());

export const providerTypes = v.optional(v.array(v.picklist(['AL', 'HA'])), ['AL', 'HA']);

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

/** An id, sent as a string or an integer. The output is a string. */
export const id = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
);

/** An id that the gateway takes only as an integer. The output is a string. */
export const integerId = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.transform(String));

/** A text that is not blank. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** 5 digits, or ZIP+4. */
export const postalCode = v.pipe(v.string(), v.regex(/^\d{5}(?:-?\d{4})?$/, 'A postal code has 5 digits.'));

/** A phone number: 10 digits. */
export const tenDigits = v.pipe(v.string(), v.regex(/^\d{10}$/, 'A phone number has 10 digits.'));

export const email = v.pipe(v.string(), v.maxLength(CONTACT_MAX_LENGTH), v.email('Please enter a valid email address'));

export const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * Converts a query into an object for a schema.
 * @param lists parameters that become lists
 */
export function fieldsOf(query: URLSearchParams, ...lists: readonly string[]): Record<string, unknown> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(names.map((name) => [name, lists.includes(name) ? query.getAll(name) : query.get(name)]));
}
