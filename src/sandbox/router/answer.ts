import * as v from 'valibot';

/** Thrown by a route that refuses a call. Becomes an answer with `{ message, detail? }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /**
   * @param message shown to people
   * @param detail for the developer: the field that does not fit
   */
  constructor(
    readonly status: number,
    message: string,
    readonly detail?: string,
  ) {
    super(message);
  }
}

/** The answer of a route. Without `body` and `text`, the Response has no body. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** Sent instead of `body`, without a change. */
  readonly text?: string;
  /** The content type of `text`. `application/json` by default. */
  readonly type?: string;
  /** In seconds. */
  readonly retryAfter?: number;
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

const WRONG_REQUEST = 'Something in this request is missing or wrong. Please check it and try again.';

/** Success without a body. */
export const DONE: Answer = { status: 204 };

export function badRequest(message: string): Refusal {
  return new Refusal(400, message);
}

export function notFound(message: string): Refusal {
  return new Refusal(404, message);
}

/** Converts an answer into a Response with the gateway's date. */
export function responseOf({ status, body, text, type, retryAfter }: Answer, now: Date): Response {
  const headers = new Headers({ Date: now.toUTCString(), 'Cache-Control': 'no-store' });
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  if (body === undefined && text === undefined) return new Response(null, { status, headers });
  headers.set('Content-Type', type ?? 'application/json');
  return new Response(text ?? JSON.stringify(body), { status, headers });
}

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
  // A message of the schema is for people; those of the library are not.
  const sentence = issue.message.startsWith('Invalid ') ? WRONG_REQUEST : issue.message;
  throw new Refusal(400, sentence, `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
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
