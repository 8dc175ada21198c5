import type { FetchResponse } from 'ofetch';
import { getDefault, type InferOutput } from 'valibot';
import { unlessAborted } from '../../web/abort.js';
import { createRequestId } from '../../web/request-id.js';
import {
  type AnswerSchema,
  type AnyCall,
  type CallDefinition,
  type CallOptions,
  NO_REPLAY,
  type Sent,
} from '../call.js';
import {
  CHALLENGE_STATUS,
  type ErrorKind,
  GatewayError,
  type GatewayErrorDetails,
  REDIRECT,
} from '../errors/gateway-error.js';
import type { GatewayOptions } from '../options.js';
import { type Credentials, callerOf, schemeOf } from './auth.js';
import { customMessage, type Decoded, decode } from './decode.js';
import { REQUEST_ID } from './preloaded.js';
import {
  addressOf,
  callerIdOf,
  callHeaders,
  headerFaultOf,
  jsonText,
  pathFaultOf,
  templateOf,
  withQuery,
} from './request-parts.js';
import { RETRIES, retryWait } from './retry.js';
import { NotJson, type Transport } from './transport.js';

/** Statuses of a gateway that does not have a call. */
const MISSING: ReadonlySet<number> = new Set([404, 405, 501]);

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
  const { response, requestId } = await send(transport, definition, input, callOptions);
  const { status, headers, _data: json } = response;
  const { success = status } = definition;
  const decoded: Decoded<InferOutput<Schema>> =
    json instanceof NotJson
      ? { fits: false, field: json.field }
      : read(json, definition.answer, transport.options.transforms?.[operation]);
  if (decoded.fits && status === success) return definition.complete?.(decoded.value, headers) ?? decoded.value;
  const { field, cause } = decoded.fits ? { field: `the status is not ${success}`, cause: undefined } : decoded;
  throw new GatewayError({ kind: 'contract', operation, requestId, status, field, cause });
}

/** Browsers hide the status of a redirect. Node shows it. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);
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

interface SentCall {
  readonly response: FetchResponse<unknown>;
  /** The id of every try. If the loader has preloaded the answer, it is the loader's id. */
  readonly requestId: string;
}

/** Sends a call, again where it may be. Each try has its own credentials and its own time limit. */
async function send<Name extends string, Input extends object, Schema extends AnswerSchema>(
  transport: Transport,
  definition: CallDefinition<Name, Input, Schema>,
  input: Input,
  callOptions: CallOptions,
): Promise<SentCall> {
  const { signal, requestId = createRequestId() } = callOptions;
  signal?.throwIfAborted();
  const { options, authorizer, client, challenges } = transport;
  const { operation, method, isRead = method === 'GET' } = definition;
  const { caller, url, headers, body } = requestOf(options, definition, input, requestId);
  let sent = new Headers(headers);
  let used: Credentials | undefined;
  let isRefreshed = false;
  let wait: number | undefined;

  const sentId = () => sent.get(REQUEST_ID) ?? requestId;
  const fail = (details: Omit<GatewayErrorDetails, 'operation' | 'requestId'>): never => {
    throw new GatewayError({ ...details, operation, requestId: sentId() });
  };
  const failAuth = (status?: number) => (cause: unknown) => fail({ kind: 'auth', status, cause });

  const answer = client.raw<unknown>(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body: jsonText(body) }),
    signal: signal ?? null,
    retry: isRead ? RETRIES : 0,
    retryDelay: () => wait ?? 0,

    async onRequest({ options: request }) {
      signal?.throwIfAborted();
      used = await authorizer.credentialsFor(caller).catch(failAuth());
      signal?.throwIfAborted();
      request.credentials = used.credentials;
      sent = request.headers;
      // A later try begins with the headers of the last one.
      sent.delete('Authorization');
      if (used.authorization !== undefined) sent.set('Authorization', used.authorization);
    },

    onRequestError({ options: { retry }, error: cause }) {
      signal?.throwIfAborted();
      // A sign-out aborts the preloaded requests.
      wait = isError(cause, 'AbortError') ? undefined : waitOf(retry);
      if (wait !== undefined) return;
      // Node does not say whether it is online, and a host's fetch may use another network.
      const isOffline = options.fetch !== undefined || !globalThis.navigator?.onLine;
      fail({ kind: isError(cause, 'TimeoutError') ? 'timeout' : 'network', isOffline, cause });
    },

    async onResponse({ options: request, response }) {
      signal?.throwIfAborted();
      const { status, ok, _data: json } = response;
      if (isRedirect(response)) fail({ kind: 'contract', status: status === 0 ? undefined : status, field: REDIRECT });
      if (ok) return;
      if (status === 401 && used?.authorization !== undefined && authorizer.canRefresh && !isRefreshed) {
        isRefreshed = true;
        await authorizer.refresh(used).catch(failAuth(status));
        // A refused token does not count as a try.
        request.retry = Number(request.retry) + 1;
        wait = 0;
        return;
      }
      wait = waitOf(request.retry, response);
      if (wait !== undefined) return;
      const kind = failureKind(status, options, definition);
      if (kind === 'challenge') {
        const id = sentId();
        const { replay = { run: () => call(transport, definition, input, { ...callOptions, requestId: id }) } } =
          callOptions;
        if (replay !== NO_REPLAY) challenges.add({ ...replay, run: () => replay.run(id), operation, requestId: id });
        notifyChallenge(options, { operation, requestId: id });
      }
      fail({
        kind,
        status,
        customMessage: customMessage(json),
        body: json instanceof NotJson ? undefined : json,
        call: MISSING.has(status) ? `${method} ${templateOf(options, definition)}` : undefined,
      });
    },
  });

  return { response: await unlessAborted(answer, signal), requestId: sentId() };
}

/** How long to wait before the next try, in milliseconds, or undefined if there is none. */
function waitOf(retriesLeft: number | false | undefined, response?: Response): number | undefined {
  const outcome = { status: response?.status, retryAfter: response?.headers.get('Retry-After') ?? null };
  return retryWait(RETRIES - Number(retriesLeft) + 1, outcome, new Date(), Math.random());
}

function isError(cause: unknown, name: string): boolean {
  return cause instanceof Error && cause.name === name;
}

/**
 * The parts of a call as it is sent.
 * @throws GatewayError if a value does not fit into the address or a header
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
  const url = withQuery(addressOf(options, definition, input), fieldsOf(definition.query, input, options));
  return { caller, url, headers, body: fieldsOf(definition.body, input, options) };
}

function fieldsOf<Input extends object>(sent: Sent<Input> | undefined, input: Input, options: GatewayOptions) {
  if (typeof sent === 'function') return sent(input, options);
  return (
    sent &&
    Object.fromEntries(
      Object.entries(sent.entries).map(([name, entry]) => {
        const value: unknown = Reflect.get(input, name);
        return [name, value === undefined ? getDefault(entry) : value];
      }),
    )
  );
}
