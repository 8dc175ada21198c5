import { createFetch, FetchError, type FetchOptions, type FetchResponse } from 'ofetch';
import type { InferOutput } from 'valibot';
import { type CallOptions, NO_REPLAY } from '../../contract/calls/call.js';
import { CHALLENGE_STATUS, type ErrorKind, GatewayError } from '../../contract/gateway-error.js';
import { CALL_TIMEOUT_MS } from '../../contract/limits.js';
import { anySignal } from '../../contract/platform.js';
import { createRequestId } from '../../contract/request-id.js';
import type { AnswerSchema, AnyCall, CallDefinition } from '../call.js';
import type { Caller, GatewayOptions } from '../options.js';
import { type Credentials, callerOf, schemeOf } from './auth.js';
import { customMessage, type Decoded, decode } from './decode.js';
import { REQUEST_ID, takeEarly } from './early-calls.js';
import {
  addressOf,
  callerIdOf,
  callHeaders,
  headerFaultOf,
  jsonText,
  pathFaultOf,
  redirectsOf,
  templateOf,
  withQuery,
} from './request-parts.js';
import { retryWait } from './retry.js';
import type { Transport } from './transport.js';
import { unlessAborted } from './unless-aborted.js';

/** Stands for a text that is not JSON, such as a login page. That is no answer, even to a call that reads nothing. */
const NOT_JSON = Symbol('not JSON');

/** How ofetch counts a request without a response, for instance after a dropped connection. */
const NO_RESPONSE = 500;

/** Statuses of a gateway that does not have a call. */
const MISSING: ReadonlySet<number> = new Set([404, 405, 501]);

/** How long the page's own server may take to show that there is a connection, in milliseconds. */
const PROBE_MS = 3000;

/**
 * Whether the device has a connection, after a call without an answer. A wrong address, a missing CORS header and a strict
 * policy look the same to a script, so the page's own server is asked. If the policy refuses that too, nothing is known,
 * and the browser's word counts.
 */
async function isConnected(): Promise<boolean> {
  if (globalThis.navigator?.onLine === false) return false;
  const signal = AbortSignal.timeout(PROBE_MS);
  let isRefused = false;
  const page = globalThis.document;
  const onRefusal = () => {
    isRefused = true;
  };
  page?.addEventListener('securitypolicyviolation', onRefusal);
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    // The browser tells of a refusal in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    return isRefused;
  } finally {
    page?.removeEventListener('securitypolicyviolation', onRefusal);
  }
}

/**
 * Makes one call: sends it, checks the answer, and queues the call after a challenge (HTTP 511).
 * @returns the answer, without its envelope
 * @throws GatewayError, or the signal's reason if the caller aborted
 */
export async function call<Name extends string, Input extends object, Schema extends AnswerSchema>(
  transport: Transport,
  definition: CallDefinition<Name, Input, Schema>,
  input: Input,
  callOptions: CallOptions = {},
) {
  const { operation } = definition;
  const { options } = transport;
  const optionsWithId = { ...callOptions, requestId: callOptions.requestId ?? createRequestId() };
  const { response, requestId } = await send(transport, definition, input, optionsWithId);
  const { status, headers, _data: json } = response;
  if (!response.ok) {
    const kind = failureKind(status, options, definition);
    if (kind === 'challenge') {
      const { replay = { run: () => call(transport, definition, input, { ...callOptions, requestId }) } } = callOptions;
      if (replay !== NO_REPLAY) {
        transport.challenges.add({ ...replay, run: () => replay.run(requestId), operation, requestId });
      }
      notifyChallenge(options, { operation, requestId });
    }
    const body = json === NOT_JSON ? undefined : json;
    const missing = MISSING.has(status) ? `${definition.method} ${templateOf(options, definition)}` : undefined;
    throw new GatewayError({
      kind,
      operation,
      requestId,
      status,
      customMessage: customMessage(json),
      body,
      call: missing,
    });
  }
  const { success = status } = definition;
  const decoded = read(json, definition.answer, options.transforms?.[operation]);
  if (decoded.fits && status === success) return definition.complete?.(decoded.value, headers) ?? decoded.value;
  const { field, cause } = decoded.fits ? { field: `the status is not ${success}`, cause: undefined } : decoded;
  throw new GatewayError({ kind: 'contract', operation, requestId, status, field, cause });
}

/** A 401 is about the token if the call carries one. Otherwise it is a status like any other. */
function failureKind(status: number, options: GatewayOptions, definition: AnyCall): ErrorKind {
  if (status === CHALLENGE_STATUS) return 'challenge';
  return status === 401 && schemeOf(options, callerOf(options, definition)) !== undefined ? 'auth' : 'http';
}

/** Errors of the host's listener are reported and change nothing for the call. */
function notifyChallenge(
  options: GatewayOptions,
  challenge: { readonly operation: string; readonly requestId: string },
): void {
  try {
    options.onChallenge?.(challenge);
  } catch (error) {
    globalThis.reportError?.(error);
  }
}

/** If the host's transform throws, the answer counts as one that does not fit. */
function read<Schema extends AnswerSchema>(
  json: unknown,
  schema: Schema,
  transform: ((json: unknown) => unknown) | undefined,
): Decoded<InferOutput<Schema>> {
  if (json === NOT_JSON) return { fits: false, field: undefined };
  try {
    return decode(schema, transform === undefined ? json : transform(json));
  } catch (cause) {
    return { fits: false, field: undefined, cause };
  }
}

/** An empty body is undefined, which is fine for calls that read nothing from it. */
function parseJson(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

interface Sent {
  readonly response: FetchResponse<unknown>;
  /** The id of every try. For an early call, it is the id that the loader made. */
  readonly requestId: string;
}

/** Sends a call through ofetch, which retries it and parses the answer. */
async function send<Input extends object>(
  transport: Transport,
  definition: CallDefinition<string, Input, AnswerSchema>,
  input: Input,
  { signal, requestId }: CallOptions & { readonly requestId: string },
): Promise<Sent> {
  signal?.throwIfAborted();
  const { options } = transport;
  const { operation, method } = definition;
  const { caller, url, headers, body } = requestOf(options, definition, input, requestId);
  const failAuth = (status?: number) => (cause: unknown) => {
    throw new GatewayError({ kind: 'auth', operation, requestId, status, cause });
  };
  const [fetch, sentId] = fetchWhole(options, requestId);
  const [tries, isTimedOut] = triesOf(transport, url, method, caller, signal, failAuth);
  const work = createFetch({ fetch }).raw<unknown>(url, {
    ...tries,
    method,
    headers,
    ...(body === undefined ? {} : { body: jsonText(body) }),
    // An old answer could offer a lead that is already sold.
    cache: 'no-store',
    parseResponse: parseJson,
  });
  try {
    return { response: await unlessAborted(work, signal), requestId: sentId() };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof GatewayError) throw error;
    if (error instanceof FetchError && error.response) return { response: error.response, requestId: sentId() };
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const kind = isTimedOut() ? 'timeout' : 'network';
    const isOffline = kind === 'network' && (options.fetch !== undefined || !(await isConnected()));
    throw new GatewayError({ kind, operation, requestId: sentId(), isOffline, cause });
  }
}

/**
 * The parts of a call as it is sent.
 * @throws GatewayError if the address or a header cannot hold what it was given
 */
export function requestOf<Input extends object>(
  options: GatewayOptions,
  definition: CallDefinition<string, Input, AnswerSchema>,
  input: Input,
  requestId: string,
) {
  const { operation } = definition;
  const caller = callerOf(options, definition);
  const callerId = caller === 'ServiceProvider' ? (definition.callerId?.(input) ?? callerIdOf(input)) : undefined;
  const headers = callHeaders(options, { requestId, caller, callerId });
  const field = pathFaultOf(options, definition, input) ?? headerFaultOf(headers);
  if (field !== undefined) throw new GatewayError({ kind: 'configuration', operation, requestId, field });
  const url = withQuery(addressOf(options, definition, input), definition.query?.(input));
  return { caller, url, headers, body: definition.body?.(input, options) };
}

/**
 * A fetch that reads the body too: ofetch neither retries nor ends a request whose body is slow or breaks off. The second
 * function returns the id of the tries: that of the first, which the loader may have made.
 */
function fetchWhole(options: GatewayOptions, requestId: string): [typeof fetch, () => string] {
  let id = requestId;
  const load = async (url: string, init: RequestInit | undefined) => {
    const early = options.fetch === undefined ? takeEarly(url, init) : undefined;
    if (early?.requestId) {
      id = early.requestId;
      // The next tries are made from these headers.
      if (init?.headers instanceof Headers) init.headers.set(REQUEST_ID, id);
    }
    const response = await (early?.answer ?? (options.fetch ?? fetch)(url, init));
    const text = await response.text();
    return new Response(text === '' ? null : text, response);
  };
  return [
    // A host's fetch may ignore the signal.
    (url, init) => unlessAborted(load(String(url), init), init?.signal ?? undefined),
    () => id,
  ];
}

type RetryOptions = Pick<FetchOptions, 'retry' | 'retryStatusCodes'>;

/**
 * The hooks by which ofetch makes each try. Each has its own credentials and its own time limit. The second function says
 * whether the last try has timed out.
 */
function triesOf(
  { options, authorizer }: Transport,
  url: string,
  method: AnyCall['method'],
  caller: Caller,
  signal: AbortSignal | undefined,
  failAuth: (status?: number) => (cause: unknown) => never,
): [FetchOptions<'json'>, () => boolean] {
  let timeout: AbortSignal | undefined;
  let credentials: Credentials | undefined;
  let isRefreshed = false;
  let tries = 0;
  let wait = 0;

  const tryAgain = (request: RetryOptions, status: number, after: number) => {
    wait = after;
    request.retry = 1;
    request.retryStatusCodes = [status];
  };
  const retryLater = (request: RetryOptions, status?: number, retryAfter: string | null = null) => {
    tries += 1;
    const after = method === 'GET' ? retryWait(tries, { status, retryAfter }, new Date(), Math.random()) : undefined;
    if (after !== undefined) tryAgain(request, status ?? NO_RESPONSE, after);
  };
  const hooks: FetchOptions<'json'> = {
    retry: 0,
    retryDelay: () => wait,
    async onRequest({ options: request }) {
      signal?.throwIfAborted();
      credentials = await authorizer.credentialsFor(caller).catch(failAuth());
      signal?.throwIfAborted();
      const { authorization } = credentials;
      if (authorization !== undefined) request.headers.set('Authorization', authorization);
      request.credentials = credentials.credentials;
      Object.assign(request, redirectsOf(url, method, authorization !== undefined));
      // The time limit of ofetch does not cover the body.
      timeout = AbortSignal.timeout(options.timeoutMs ?? CALL_TIMEOUT_MS);
      request.signal = signal === undefined ? timeout : anySignal(signal, timeout);
    },
    onRequestError: ({ options: request }) => retryLater(request),
    async onResponseError({ options: request, response: { status, headers } }) {
      if (status === 401 && !isRefreshed && authorizer.canRefresh && credentials?.authorization !== undefined) {
        isRefreshed = true;
        await authorizer.refresh(credentials).catch(failAuth(401));
        tryAgain(request, status, 0);
      } else retryLater(request, status, headers.get('Retry-After'));
    },
  };
  return [hooks, () => timeout?.aborted === true];
}
