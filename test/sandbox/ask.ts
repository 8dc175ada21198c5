import type { FetchHandler } from '../../src/cli/local-server.js';
import { LEAD_SOURCES } from '../../src/gateway/lead-query.js';

export const PROVIDER = '4711042';
/** The moment of the drawn board: ten past the newest lead's hour, in Texas. */
export const DRAWN_CLOCK = () => new Date('2026-11-18T20:20:00Z');

export const ALL_ACTIVE = { archived: false, hasUnreadMessages: null, displayLead: true, sources: LEAD_SOURCES };

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Record<string, string | undefined>;
  /** Sent as JSON; a string is sent as it is. */
  readonly body?: unknown;
  readonly origin?: string;
  readonly signal?: AbortSignal;
}

export type Ask = (path: string, options?: AskOptions) => Promise<Response>;

let requests = 0;

/** Asks as the client does: with every header of the specification, and a new request id each time. */
export function session(fetch: FetchHandler, origin = 'http://sandbox.invalid'): Ask {
  return (path, { method, headers = {}, body, signal } = {}) => {
    const all: Record<string, string | undefined> = {
      'X-Proxy-Version': '1',
      'X-Request-Id': `request-${++requests}`,
      'X-Source-Application': 'test',
      'X-Application-Version': '0.1.0',
      'X-Caller-Type': 'ServiceProvider',
      'X-Caller-Id': PROVIDER,
      'Content-Type': 'application/json',
      ...headers,
    };
    const given = Object.entries(all).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    );
    return fetch(
      new Request(new URL(path, origin), {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: given,
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      }),
    );
  };
}
