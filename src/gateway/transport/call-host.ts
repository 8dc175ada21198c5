import type { InferOutput } from 'valibot';
import { unlessAborted } from '../../web/platform.js';
import { createRequestId } from '../../web/request-id.js';
import type { AnswerSchema, CallDefinition } from '../call.js';
import { type CallOptions, NO_REPLAY } from '../call-options.js';
import { GatewayError } from '../errors/gateway-error.js';
import type { ReplayQueue } from '../gateway.js';
import { decode } from './decode.js';
import { asGatewayError } from './host-failure.js';

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
