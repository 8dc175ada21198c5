import { createFetch } from 'ofetch';
import type { AnyCall } from '../call.js';
import type { GatewayOptions } from '../options.js';
import { earlyIdOf, takeEarly } from './early-calls.js';
import { jsonText } from './json-text.js';
import { withQuery } from './with-query.js';

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
  readonly headers: Headers;
  readonly text: string;
  /** The id that it was asked for under, where that is not the one of this try. */
  readonly requestId?: string | undefined;
}

export type Send = (request: PreparedRequest) => Promise<RawAnswer>;

/**
 * Sends requests through ofetch, and leaves statuses, retries and the reading of the body to the transport:
 * the signal bounds the body too, and what is no JSON is the transport's to name.
 */
export function createSend({ fetch }: Pick<GatewayOptions, 'fetch'>): Send {
  const send = createFetch({
    fetch: async (input, init) => {
      const url = String(input);
      return fetch?.(url, init) ?? (await takeEarly(url, init)) ?? globalThis.fetch(url, init);
    },
    defaults: { retry: 0, ignoreResponseError: true, responseType: 'text' },
  });
  return async ({ url, method, query, body, headers, credentials, signal }) => {
    const response = await send.raw<string, 'text'>(withQuery(url, query), {
      method,
      headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
      credentials,
      // A token never follows a redirect to somewhere else.
      redirect: headers['Authorization'] === undefined ? 'follow' : 'error',
      signal,
      // An old answer would say that a lead which was just bought is for sale, and tell an old time.
      cache: 'no-store',
      ...(body === undefined ? {} : { body: jsonText(body) }),
    });
    return {
      status: response.status,
      ok: response.ok,
      headers: response.headers,
      text: response._data ?? '',
      requestId: earlyIdOf(response),
    };
  };
}
