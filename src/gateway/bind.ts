import type { InferOutput } from 'valibot';
import type { CallOptions } from '../contract/calls/call.js';
import type { ReplayQueue } from '../contract/gateway.js';
import { GatewayError } from '../contract/gateway-error.js';
import { createRequestId } from '../contract/request-id.js';
import type { AnswerSchema, CallDefinition } from './call.js';
import { decode } from './decode.js';
import { asGatewayError } from './host-failure.js';
import { call } from './make-call.js';
import type { Transport } from './transport.js';
import { unlessAborted } from './unless-aborted.js';

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
  return ({ operation, answer }) => {
    async function callHost(input: object, options: CallOptions = {}): Promise<InferOutput<typeof answer>> {
      const requestId = options.requestId ?? createRequestId();
      const asked = { ...options, requestId };
      try {
        const method: unknown = Reflect.get(host, operation);
        if (typeof method !== 'function') {
          const field = `the gateway has no method ${operation}`;
          throw new GatewayError({ kind: 'configuration', operation, requestId, field });
        }
        // A host's method may answer at once or throw; both are taken as its promise.
        const work = async (): Promise<unknown> => Reflect.apply(method, host, [input, asked]);
        const answered = await unlessAborted(work(), options.signal);
        const decoded = decode(answer, answered);
        if (decoded.fits) return decoded.value;
        throw new GatewayError({ kind: 'contract', operation, requestId, field: decoded.field });
      } catch (error) {
        if (options.signal?.aborted) throw options.signal.reason;
        const failure = asGatewayError(error, operation, requestId);
        if (failure.kind === 'challenge') {
          const replay = options.replay ?? { run: () => callHost(input, asked) };
          challenges.add({ ...replay, operation, requestId });
        }
        throw failure;
      }
    }
    return callHost;
  };
}
