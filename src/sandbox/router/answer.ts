/** What a route answers, before it becomes a Response. Without a body the Response has none. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** Done, and nothing to say. */
export const DONE: Answer = { status: 204 };
