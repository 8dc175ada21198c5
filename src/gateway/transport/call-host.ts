import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import { unlessAborted } from '../../web/abort.js';
import { readAs } from '../../web/read-as.js';
import { createRequestId } from '../../web/request-id.js';
import { type AnswerSchema, type CallDefinition, type CallOptions, NO_REPLAY } from '../call.js';
import { CHALLENGE_STATUS, ERROR_KINDS, GatewayError } from '../errors/gateway-error.js';
import type { ReplayQueue } from '../gateway.js';
import { customMessage, decode } from './decode.js';

/** A gateway object of the host, and the queue of its deferred actions. */
export interface HostGateway {
  readonly host: object;
  readonly challenges: ReplayQueue;
}

/**
 * Makes a call through a method of the host's object, and checks the answer like any other.
 * If the method is missing, the call rejects with kind `configuration` and the name of the method.
 */
export async function callHost<Input extends object, Schema extends AnswerSchema>(
  gateway: HostGateway,
  definition: CallDefinition<string, Input, Schema>,
  input: Input,
  options: CallOptions = {},
): Promise<InferOutput<Schema>> {
  const { host, challenges } = gateway;
  const { operation, answer } = definition;
  const requestId = options.requestId ?? createRequestId();
  const optionsWithId = { ...options, requestId };
  try {
    const method: unknown = Reflect.get(host, operation);
    if (typeof method !== 'function') {
      const field = `the gateway has no method ${operation}`;
      throw new GatewayError({ kind: 'configuration', operation, requestId, field });
    }
    // A host's method may return a plain value or throw.
    const work = async (): Promise<unknown> => Reflect.apply(method, host, [input, optionsWithId]);
    const answered = await unlessAborted(work(), options.signal);
    const decoded = decode(answer, answered);
    if (decoded.fits) return decoded.value;
    throw new GatewayError({ kind: 'contract', operation, requestId, field: decoded.field });
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason;
    const failure = asGatewayError(error, operation, requestId);
    if (failure.kind === 'challenge') {
      const replay = options.replay ?? { run: () => callHost(gateway, definition, input, optionsWithId) };
      if (replay !== NO_REPLAY) challenges.add({ ...replay, operation, requestId });
    }
    throw failure;
  }
}

/** A value of another type counts as missing. */
const text = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);

const failureSchema = v.object({
  kind: v.fallback(v.optional(v.picklist(ERROR_KINDS)), undefined),
  status: v.fallback(v.optional(v.number()), undefined),
  body: v.optional(v.unknown()),
  customMessage: text,
  field: text,
  message: text,
});

/** Converts what a host's method threw: an error of this package or of another copy of it, or any other value. */
export function asGatewayError(error: unknown, operation: string, requestId: string): GatewayError {
  if (error instanceof GatewayError) return error;
  const { kind, status, body, field, message, ...rest } = readAs(failureSchema, error) ?? {};
  // The message of an Error is for developers. The message of a plain object comes from the gateway.
  const sentence = error instanceof Error ? undefined : message;
  return new GatewayError({
    kind: status === CHALLENGE_STATUS ? 'challenge' : (kind ?? (status === undefined ? 'network' : 'http')),
    operation,
    requestId,
    status,
    customMessage: rest.customMessage ?? customMessage(body) ?? sentence,
    body,
    field,
    cause: error,
  });
}
