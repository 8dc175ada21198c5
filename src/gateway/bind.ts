import type { InferOutput } from 'valibot';
import type { CallOptions, ReplayQueue } from '../contract/gateway.js';
import { GatewayError } from '../contract/gateway-error.js';
import { createRequestId } from '../contract/request-id.js';
import type { AnswerSchema, CallDefinition } from './call.js';
import { decode } from './decode.js';
import { call, type Transport } from './transport.js';

/** Makes a method of a call's definition: over HTTP, or through a gateway object of the host's own. */
export type Bind = <Name extends string, Input extends object, Schema extends AnswerSchema>(
  definition: CallDefinition<Name, Input, Schema>,
) => (input: Input, options?: CallOptions) => Promise<InferOutput<Schema>>;

export function bindTransport(transport: Transport): Bind {
  return (definition) => (input, options) => call(transport, definition, input, options);
}

/**
 * Binds calls to the methods of a host's object. It needs the methods of the widgets that it serves, no more:
 * one that is missing rejects with kind `configuration` and its name. What it answers is checked like any answer.
 */
export function bindHost(host: object, challenges: ReplayQueue): Bind {
  return (definition) => async (input, options) => {
    const { operation } = definition;
    const requestId = options?.requestId ?? createRequestId();
    const method: unknown = Reflect.get(host, operation);
    if (typeof method !== 'function') {
      throw new GatewayError({
        kind: 'configuration',
        operation,
        requestId,
        field: `the gateway has no method ${operation}`,
      });
    }
    try {
      const answer: unknown = await Reflect.apply(method, host, [input, { ...options, requestId }]);
      const decoded = decode(definition.answer, answer);
      if (decoded.fits) return decoded.value;
      throw new GatewayError({ kind: 'contract', operation, requestId, field: decoded.field });
    } catch (error) {
      if (options?.signal?.aborted) throw options.signal.reason;
      const failure = asGatewayError(error, operation, requestId);
      if (failure.kind === 'challenge' && options?.replay) challenges.add({ ...options.replay, operation, requestId });
      throw failure;
    }
  };
}

/** A host may throw a GatewayError of its own copy of this package, a plain object of that shape, or anything else. */
function asGatewayError(error: unknown, operation: string, requestId: string): GatewayError {
  if (error instanceof GatewayError) return error;
  const status = numberOf(error, 'status');
  if (status === undefined) return new GatewayError({ kind: 'network', operation, requestId, cause: error });
  const customMessage = textOf(error, 'customMessage') ?? textOf(error, 'message');
  return new GatewayError({
    kind: status === 511 ? 'challenge' : 'http',
    operation,
    requestId,
    status,
    customMessage,
    cause: error,
  });
}

function numberOf(value: unknown, name: string): number | undefined {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof field === 'number' ? field : undefined;
}

function textOf(value: unknown, name: string): string | undefined {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof field === 'string' && field !== '' ? field : undefined;
}
