import { type $Fetch, createFetch } from 'ofetch';
import { anySignal, unlessAborted } from '../../web/abort.js';
import { WEB_PAGE } from '../errors/gateway-error.js';
import { CALL_TIMEOUT_MS } from '../limits.js';
import type { GatewayOptions } from '../options.js';
import { createAuthorizer } from './auth.js';
import { REQUEST_ID, takePreloaded } from './preloaded.js';
import { createReplayQueue } from './replay-queue.js';
import { NO_REDIRECTS } from './request-parts.js';
import { RETRY_STATUS_CODES } from './retry.js';

/** @param authorizer the one of another client with the same sign-in, so that the two share a token */
export function createTransport(options: GatewayOptions, authorizer = createAuthorizer(options)) {
  return {
    options,
    authorizer,
    client: createClient(options),
    challenges: createReplayQueue(),
  };
}

export type Transport = ReturnType<typeof createTransport>;

/** Replaces a body that is not JSON, such as a login page. It is no answer, even to a call that reads nothing. */
export class NotJson {
  /** @param field the `field` of the error, if the body is a web page */
  constructor(readonly field: string | undefined) {}
}

/** Creates the HTTP client of a gateway. Its options apply to all calls. */
export function createClient({ fetch: hostFetch, timeoutMs = CALL_TIMEOUT_MS }: GatewayOptions): $Fetch {
  /** Uses the answer of the preloaded request, if there is one. The next tries then keep its id. */
  async function load(url: string, init: RequestInit): Promise<Response> {
    const preloaded = hostFetch === undefined ? takePreloaded(url, init) : undefined;
    if (preloaded?.requestId && init.headers instanceof Headers) init.headers.set(REQUEST_ID, preloaded.requestId);
    const response = await (preloaded?.answer ?? (hostFetch ?? fetch)(url, init));
    // ofetch reads the body after the try. Read it here, so that a body that is slow or breaks off fails the try.
    const text = await response.text();
    return Object.assign(response, { text: async () => text });
  }

  /** Sends one try. The time limit of ofetch neither covers the body nor starts again for the next try. */
  async function send(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { method = 'GET', headers = {}, body = null, credentials = 'omit', signal } = init;
    const limit = AbortSignal.timeout(timeoutMs);
    const ended = signal ? anySignal(signal, limit) : limit;
    // Only options of fetch: a host's fetch may be a client that reads options like those of ofetch.
    const request: RequestInit = {
      method,
      headers,
      ...(body === null ? {} : { body }),
      credentials,
      ...NO_REDIRECTS,
      // An old answer could offer a lead that is already sold.
      cache: 'no-store',
      signal: ended,
    };
    // A host's fetch may ignore the signal.
    return unlessAborted(load(String(url), request), ended);
  }

  return createFetch({ fetch: send, defaults: { parseResponse: parseJson, retryStatusCodes: RETRY_STATUS_CODES } });
}

/** An empty body is undefined, which is fine for calls that read nothing from it. */
function parseJson(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return new NotJson(/^\s*<(?:!doctype\s+html|html)\b/i.test(text) ? WEB_PAGE : undefined);
  }
}
