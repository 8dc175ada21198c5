/** Thrown by a route that does not do what it was asked: becomes an answer with `{ message }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What a route answers, before it becomes a Response. Without body and text the Response has none. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** Sent as it is, in the place of `body`. */
  readonly text?: string;
  /** Of `text`; `application/json` unless told. */
  readonly type?: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** Done, and nothing to say. */
export const DONE: Answer = { status: 204 };

export function badRequest(message: string): Refusal {
  return new Refusal(400, message);
}

export function notFound(message: string): Refusal {
  return new Refusal(404, message);
}

/** An answer as a Response, dated by the gateway's clock. */
export function responseOf({ status, body, text, type, retryAfter }: Answer, now: Date): Response {
  const headers = new Headers({ Date: now.toUTCString(), 'Cache-Control': 'no-store' });
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  if (body === undefined && text === undefined) return new Response(null, { status, headers });
  headers.set('Content-Type', type ?? 'application/json');
  return new Response(text ?? JSON.stringify(body), { status, headers });
}
