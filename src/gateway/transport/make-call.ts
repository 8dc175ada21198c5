import type { InferOutput } from 'valibot';
import { type CallOptions, NO_REPLAY } from '../../contract/calls/call.js';
import { GatewayError } from '../../contract/gateway-error.js';
import { CALL_TIMEOUT_MS } from '../../contract/limits.js';
import { createRequestId } from '../../contract/request-id.js';
import type { AnswerSchema, CallDefinition } from '../call.js';
import { type Credentials, TokenError } from './auth.js';
import { addressOf, callerIdOf, pathFaultOf } from './call-address.js';
import { type CallTarget, callerOf, failureKind } from './call-target.js';
import { customMessage, type Decoded, decode } from './decode.js';
import { callHeaders, headerFaultOf } from './headers.js';
import type { RawAnswer } from './request.js';
import { retryWait } from './retry.js';
import type { Transport } from './transport.js';
import { unlessAborted } from './unless-aborted.js';

/** Stands for a text that is no JSON, such as the page of a login: no answer, not even to a call that reads nothing. */
const NOT_JSON = Symbol('not JSON');

/**
 * Makes one call: headers, credentials, time-out, the retries of a GET, the one refresh of a token, the replay queue,
 * and the check at the door.
 * @returns the answer out of its envelope
 * @throws GatewayError, or the signal's reason when the caller aborted.
 */
export async function call<Name extends string, Input extends object, Schema extends AnswerSchema>(
  transport: Transport,
  definition: CallDefinition<Name, Input, Schema>,
  input: Input,
  callOptions: CallOptions = {},
) {
  const { operation } = definition;
  const asked = { ...callOptions, requestId: callOptions.requestId ?? createRequestId() };
  const answer = await untilAnswered(transport, definition, input, asked);
  const { requestId = asked.requestId } = answer;
  if (!answer.ok) {
    const failure = failureOf(transport, definition, answer, requestId);
    if (failure.kind === 'challenge') {
      const replay = callOptions.replay ?? { run: () => call(transport, definition, input, asked) };
      if (replay !== NO_REPLAY) transport.challenges.add({ ...replay, operation, requestId });
      tellHost(transport, { operation, requestId });
    }
    throw failure;
  }
  const { success = answer.status } = definition;
  const decoded = read(answer.text, definition.answer, transport.options.transforms?.[operation]);
  if (decoded.fits && answer.status === success) {
    return definition.complete?.(decoded.value, answer.headers) ?? decoded.value;
  }
  const { field, cause } = decoded.fits ? { field: `the status is not ${success}`, cause: undefined } : decoded;
  throw new GatewayError({ kind: 'contract', operation, requestId, status: answer.status, field, cause });
}

/** What a host's listener throws is the host's: the call still ends as it would have. */
function tellHost({ options }: Transport, challenge: { readonly operation: string; readonly requestId: string }): void {
  try {
    options.onChallenge?.(challenge);
  } catch (error) {
    globalThis.reportError?.(error);
  }
}

function failureOf(
  { options }: Transport,
  definition: CallTarget,
  { status, text }: RawAnswer,
  requestId: string,
): GatewayError {
  const json = parseJson(text);
  return new GatewayError({
    kind: failureKind(status, options, definition),
    operation: definition.operation,
    requestId,
    status,
    customMessage: customMessage(json),
    body: json === NOT_JSON ? undefined : json,
  });
}

/** A host's transform that cannot make anything of the answer says the same as an answer that does not fit. */
function read<Schema extends AnswerSchema>(
  text: string,
  schema: Schema,
  transform: ((json: unknown) => unknown) | undefined,
): Decoded<InferOutput<Schema>> {
  const json = parseJson(text);
  if (json === NOT_JSON) return { fits: false, field: undefined };
  try {
    return decode(schema, transform === undefined ? json : transform(json));
  } catch (cause) {
    return { fits: false, field: undefined, cause };
  }
}

/** An empty body is undefined: fine where nothing is read from it. */
function parseJson(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

/** Tries until there is an answer that another try would not better: the retries of a GET, one refresh of a token. */
async function untilAnswered<Input extends object>(
  transport: Transport,
  definition: CallDefinition<string, Input, AnswerSchema>,
  input: Input,
  { signal, requestId }: CallOptions & { readonly requestId: string },
): Promise<RawAnswer> {
  const { operation } = definition;
  const mayRetry = definition.method === 'GET';
  let refreshed = false;
  let tries = 0;
  for (;;) {
    signal?.throwIfAborted();
    const credentials = await unlessAborted(credentialsOf(transport, definition, requestId), signal);
    const outcome = await tryOnce(transport, definition, input, requestId, credentials, signal);
    const answer = 'status' in outcome ? outcome : undefined;
    if (answer?.status === 401 && mayRefresh(transport, credentials) && !refreshed) {
      refreshed = true;
      await unlessAborted(refresh(transport, operation, requestId, credentials), signal);
      continue;
    }
    tries += 1;
    const last = { status: answer?.status, retryAfter: answer?.headers.get('Retry-After') ?? null };
    const wait = mayRetry ? retryWait(tries, last, new Date(), Math.random()) : undefined;
    if (wait !== undefined) await pause(wait, signal);
    else if ('status' in outcome) return outcome;
    else throw new GatewayError({ kind: outcome.kind, operation, requestId, cause: outcome.cause });
  }
}

function mayRefresh({ authorizer }: Transport, { authorization }: Credentials): boolean {
  return authorizer.canRefresh && authorization !== undefined;
}

async function credentialsOf({ authorizer, options }: Transport, definition: CallTarget, requestId: string) {
  try {
    return await authorizer.credentialsFor(callerOf(options, definition));
  } catch (cause) {
    throw authError(definition.operation, requestId, cause);
  }
}

async function refresh({ authorizer }: Transport, operation: string, requestId: string, refused: Credentials) {
  try {
    await authorizer.refresh(refused);
  } catch (cause) {
    throw authError(operation, requestId, cause, 401);
  }
}

function authError(operation: string, requestId: string, cause: unknown, status?: number): GatewayError {
  return new GatewayError({
    kind: 'auth',
    operation,
    requestId,
    status,
    cause: cause instanceof TokenError ? cause : undefined,
  });
}

/** Waits, or rejects with the signal's reason as soon as it is aborted. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    function stop() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', stop, { once: true });
  });
}

type NoAnswer = { readonly kind: 'network' | 'timeout'; readonly cause: unknown };

/**
 * Sends a call once, within the time-out, its body included.
 * @throws GatewayError of kind `configuration` for what can never be sent; the signal's reason when it is aborted
 */
async function tryOnce<Input extends object>(
  { options, send }: Transport,
  definition: CallDefinition<string, Input, AnswerSchema>,
  input: Input,
  requestId: string,
  { credentials, authorization }: Credentials,
  signal: AbortSignal | undefined,
): Promise<RawAnswer | NoAnswer> {
  const { operation, method } = definition;
  const caller = callerOf(options, definition);
  const callerId = caller === 'ServiceProvider' ? (definition.callerId?.(input) ?? callerIdOf(input)) : undefined;
  const headers = callHeaders(options, { requestId, caller, callerId });
  const fault = pathFaultOf(options, definition, input) ?? headerFaultOf(headers);
  if (fault !== undefined) throw new GatewayError({ kind: 'configuration', operation, requestId, field: fault });

  const timeout = AbortSignal.timeout(options.timeoutMs ?? CALL_TIMEOUT_MS);
  const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  const sent = send({
    url: addressOf(options, definition, input),
    method,
    query: definition.query?.(input),
    body: definition.body?.(input, options),
    headers: { ...headers, ...(authorization === undefined ? {} : { Authorization: authorization }) },
    credentials,
    signal: either,
  });
  try {
    return await unlessAborted(sent, either);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { kind: timeout.aborted ? 'timeout' : 'network', cause };
  }
}
