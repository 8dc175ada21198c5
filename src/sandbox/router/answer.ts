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
