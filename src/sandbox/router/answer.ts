/** Thrown by a route that refuses a call. Becomes an answer with `{ message }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
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
