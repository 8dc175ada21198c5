import { createFetch } from 'ofetch';
import type { AnyCall } from './call.js';
import type { GatewayOptions } from './options.js';

/** One try of one call, ready to go out. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: AnyCall['method'];
  readonly query: Record<string, unknown> | undefined;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  readonly credentials: RequestCredentials;
  readonly signal: AbortSignal;
}

/** What came back, whatever it was; `json` is undefined when the text is none. */
export interface RawAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly retryAfter: string | null;
  readonly text: string;
}

export type Send = (request: PreparedRequest) => Promise<RawAnswer>;

/**
 * Sends requests through ofetch, and leaves statuses, retries and the reading of the body to the transport:
 * the signal bounds the body too, and what is no JSON is the transport's to name.
 */
export function createSend({ fetch }: Pick<GatewayOptions, 'fetch'>): Send {
  const send = createFetch({
    fetch: (input, init) => (fetch ?? globalThis.fetch)(String(input), init),
    defaults: { retry: 0, ignoreResponseError: true, responseType: 'text' },
  });
  return async ({ url, method, query, body, headers, credentials, signal }) => {
    const response = await send.raw<string, 'text'>(url, {
      method,
      headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
      credentials,
      // A token never follows a redirect to somewhere else.
      redirect: headers['Authorization'] === undefined ? 'follow' : 'error',
      signal,
      ...(query === undefined ? {} : { query }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      ok: response.ok,
      retryAfter: response.headers.get('Retry-After'),
      text: response._data ?? '',
    };
  };
}
