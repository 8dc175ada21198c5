import type { InferOutput } from 'valibot';
import { type CallOptions, NO_REPLAY } from '../../contract/calls/call.js';
import { CHALLENGE_STATUS, type ErrorKind, GatewayError, REDIRECT, WEB_PAGE } from '../../contract/gateway-error.js';
import { CALL_TIMEOUT_MS } from '../../contract/limits.js';
import { anySignal } from '../../contract/platform.js';
import { createRequestId } from '../../contract/request-id.js';
import type { AnswerSchema, AnyCall, CallDefinition } from '../call.js';
import type { GatewayOptions } from '../options.js';
import { type Credentials, callerOf, schemeOf } from './auth.js';
import { customMessage, type Decoded, decode } from './decode.js';
import { REQUEST_ID, takeEarly } from './early-calls.js';
import {
  addressOf,
  callerIdOf,
  callHeaders,
  headerFaultOf,
  jsonText,
  NO_REDIRECTS,
  pathFaultOf,
  templateOf,
  withQuery,
} from './request-parts.js';
import { retryWait } from './retry.js';
import type { Transport } from './transport.js';
import { unlessAborted } from './unless-aborted.js';

/** Stands for a text that is not JSON, such as a login page. That is no answer, even to a call that reads nothing. */
const NOT_JSON = Symbol('not JSON');

const JSON_BODY = { 'Content-Type': 'application/json', Accept: 'application/json' };

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
  const { response, text, requestId } = await send(transport, definition, input, optionsWithId);
  const { status, headers } = response;
  if (isRedirect(response)) {
    const shown = status === 0 ? undefined : status;
    throw new GatewayError({ kind: 'contract', operation, requestId, status: shown, field: REDIRECT });
  }
  const json = parseJson(text);
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
  const decoded: Decoded<InferOutput<Schema>> =
    json === NOT_JSON
      ? { fits: false, field: isWebPage(text) ? WEB_PAGE : undefined }
      : read(json, definition.answer, options.transforms?.[operation]);
  if (decoded.fits && status === success) return definition.complete?.(decoded.value, headers) ?? decoded.value;
  const { field, cause } = decoded.fits ? { field: `the status is not ${success}`, cause: undefined } : decoded;
  throw new GatewayError({ kind: 'contract', operation, requestId, status, field, cause });
}

/** Browsers hide the status of a redirect. Node shows it. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);
}

function isWebPage(text: string): boolean {
  return /^\s*<(?:!doctype\s+html|html)\b/i.test(text);
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

interface Answer {
  readonly response: Response;
  readonly text: string;
}

interface Sent extends Answer {
  /** The id of every try. For an early call, it is the id that the loader made. */
  readonly requestId: string;
}

/** Sends a call, again where it may be. Each try has its own credentials and its own time limit. */
async function send<Input extends object>(
  transport: Transport,
  definition: CallDefinition<string, Input, AnswerSchema>,
  input: Input,
  { signal, requestId }: CallOptions & { readonly requestId: string },
): Promise<Sent> {
  signal?.throwIfAborted();
  const { options, authorizer } = transport;
  const { operation, method, isRead = method === 'GET' } = definition;
  const { caller, url, headers, body } = requestOf(options, definition, input, requestId);
  const own = new Headers({ ...headers, ...(body === undefined ? {} : JSON_BODY) });
  const failAuth = (status?: number) => (cause: unknown) => {
    throw new GatewayError({ kind: 'auth', operation, requestId, status, cause });
  };
  let sentId = requestId;
  let timeout: AbortSignal | undefined;

  const load = async (init: RequestInit): Promise<Answer> => {
    const early = options.fetch === undefined ? takeEarly(url, init) : undefined;
    if (early?.requestId) {
      sentId = early.requestId;
      own.set(REQUEST_ID, sentId);
    }
    const response = await (early?.answer ?? (options.fetch ?? fetch)(url, init));
    // Here, so that a body that is slow or breaks off ends the try.
    return { response, text: await response.text() };
  };

  const tryOnce = ({ authorization, credentials }: Credentials): Promise<Answer> => {
    timeout = AbortSignal.timeout(options.timeoutMs ?? CALL_TIMEOUT_MS);
    const ended = signal === undefined ? timeout : anySignal(signal, timeout);
    const withToken = new Headers(own);
    if (authorization !== undefined) withToken.set('Authorization', authorization);
    const init: RequestInit = {
      method,
      headers: withToken,
      ...(body === undefined ? {} : { body: jsonText(body) }),
      credentials,
      ...NO_REDIRECTS,
      // An old answer could offer a lead that is already sold.
      cache: 'no-store',
      signal: ended,
    };
    // A host's fetch may ignore the signal.
    return unlessAborted(load(init), ended);
  };

  const tryUntilAnswered = async (): Promise<Answer> => {
    let isRefreshed = false;
    let tries = 0;
    for (;;) {
      signal?.throwIfAborted();
      const credentials = await authorizer.credentialsFor(caller).catch(failAuth());
      signal?.throwIfAborted();
      const last = await tryOnce(credentials).catch((cause: unknown) => ({ cause }));
      const response = 'cause' in last ? undefined : last.response;
      const canRefresh = !isRefreshed && authorizer.canRefresh && credentials.authorization !== undefined;
      if (response?.status === 401 && canRefresh) {
        isRefreshed = true;
        await authorizer.refresh(credentials).catch(failAuth(401));
        continue;
      }
      tries += 1;
      const retryAfter = response?.headers.get('Retry-After') ?? null;
      const outcome = { status: response?.status, retryAfter };
      const wait = isRead ? retryWait(tries, outcome, new Date(), Math.random()) : undefined;
      if (!('cause' in last)) {
        if (wait === undefined) return last;
      } else if (wait === undefined || isAbort(last.cause)) throw last.cause;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };

  try {
    return { ...(await unlessAborted(tryUntilAnswered(), signal)), requestId: sentId };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (cause instanceof GatewayError) throw cause;
    const kind = timeout?.aborted ? 'timeout' : 'network';
    const isOffline = kind === 'network' && (options.fetch !== undefined || !(await isConnected()));
    throw new GatewayError({ kind, operation, requestId: sentId, isOffline, cause });
  }
}

/** A sign-out ends the early calls. */
function isAbort(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'AbortError';
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
