import type { CallOptions, ReplayQueue } from '../contract/gateway.js';
import { GatewayError } from '../contract/gateway-error.js';
import { CALL_TIMEOUT_MS } from '../contract/limits.js';
import { createRequestId } from '../contract/request-id.js';
import { type Authorizer, type Credentials, createAuthorizer, TokenError } from './auth.js';
import type { AnswerSchema, CallDefinition } from './call.js';
import { addressOf, type CallTarget, callerIdOf, callerOf, failureKind } from './call-target.js';
import { customMessage, decode } from './decode.js';
import { callHeaders } from './headers.js';
import type { GatewayOptions } from './options.js';
import { pause } from './pause.js';
import { createReplayQueue } from './replay-queue.js';
import { createSend, type RawAnswer, type Send } from './request.js';
import { retryWait } from './retry.js';

/** What all calls of one client share: settings, token and replay queue. */
export interface Transport {
  readonly options: GatewayOptions;
  readonly send: Send;
  readonly authorizer: Authorizer;
  readonly challenges: ReplayQueue;
}

export function createTransport(options: GatewayOptions): Transport {
  return {
    options,
    send: createSend(options),
    authorizer: createAuthorizer(options),
    challenges: createReplayQueue(),
  };
}

/**
 * Makes one call: headers, credentials, time-out, the retries of a GET, the one refresh of a token, the replay queue,
 * and the check at the door.
 * @returns the answer out of its envelope
 * @throws GatewayError, or the signal's reason when the caller aborted. Spec §7, §8
 */
export async function call<Name extends string, Input extends object, Schema extends AnswerSchema>(
  transport: Transport,
  definition: CallDefinition<Name, Input, Schema>,
  input: Input,
  callOptions: CallOptions = {},
) {
  const { operation } = definition;
  const requestId = callOptions.requestId ?? createRequestId();
  const answer = await untilAnswered(transport, definition, input, { ...callOptions, requestId });
  const json = parse(answer.text);
  if (!answer.ok) {
    const kind = failureKind(answer.status, transport.options, definition);
    if (kind === 'challenge') {
      const replay = callOptions.replay ?? {
        run: () => call(transport, definition, input, { ...callOptions, requestId }),
      };
      deferAction(transport, replay, operation, requestId);
    }
    throw new GatewayError({
      kind,
      operation,
      requestId,
      status: answer.status,
      customMessage: customMessage(json),
      body: json === NOT_JSON ? undefined : json,
    });
  }
  const transform = transport.options.transforms?.[operation];
  const decoded =
    json === NOT_JSON
      ? { fits: false as const, field: undefined }
      : decode(definition.answer, transform === undefined ? json : transform(json));
  if (decoded.fits) return decoded.value;
  throw new GatewayError({ kind: 'contract', operation, requestId, status: answer.status, field: decoded.field });
}

function deferAction(
  { challenges, options }: Transport,
  replay: NonNullable<CallOptions['replay']>,
  operation: string,
  requestId: string,
) {
  challenges.add({ ...replay, operation, requestId });
  options.onChallenge?.({ operation, requestId });
}

/** Tries until there is an answer that another try would not better. */
async function untilAnswered<Input extends object>(
  transport: Transport,
  definition: CallDefinition<string, Input, AnswerSchema>,
  input: Input,
  { signal, requestId }: CallOptions & { readonly requestId: string },
): Promise<RawAnswer> {
  const { operation } = definition;
  const mayRetry = definition.method === 'GET';
  let refreshed = false;
  for (let tries = 1; ; tries += 1) {
    const credentials = await credentialsOf(transport, definition, requestId);
    const outcome = await tryOnce(transport, definition, input, requestId, credentials, signal);
    if ('status' in outcome && outcome.status === 401 && credentials.authorization !== undefined && !refreshed) {
      if (transport.authorizer.canRefresh) {
        refreshed = true;
        await refresh(transport, operation, requestId, credentials);
        tries -= 1;
        continue;
      }
    }
    const status = 'status' in outcome ? outcome.status : undefined;
    const retryAfter = 'status' in outcome ? outcome.retryAfter : null;
    const wait = mayRetry ? retryWait(tries, { status, retryAfter }, new Date(), Math.random()) : undefined;
    if (wait === undefined) {
      if ('status' in outcome) return outcome;
      throw new GatewayError({ kind: outcome.kind, operation, requestId, cause: outcome.cause });
    }
    await pause(wait, signal);
  }
}

type NoAnswer = { readonly kind: 'network' | 'timeout'; readonly cause: unknown };

async function tryOnce<Input extends object>(
  { options, send }: Transport,
  definition: CallDefinition<string, Input, AnswerSchema>,
  input: Input,
  requestId: string,
  { credentials, authorization }: Credentials,
  signal: AbortSignal | undefined,
): Promise<RawAnswer | NoAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? CALL_TIMEOUT_MS);
  const caller = callerOf(options, definition);
  const identity = { requestId, caller, callerId: caller === 'ServiceProvider' ? callerIdOf(input) : undefined };
  try {
    return await send({
      url: addressOf(options, definition, input),
      method: definition.method,
      query: definition.query?.(input),
      body: definition.body?.(input),
      headers: {
        ...callHeaders(options, identity),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
      credentials,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { kind: timeout.aborted ? 'timeout' : 'network', cause };
  }
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

/** Stands for a text that is no JSON, such as the page of a login: no answer, not even to a call that reads nothing. */
const NOT_JSON = Symbol('not JSON');

function parse(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}
