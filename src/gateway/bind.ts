import type { InferOutput } from 'valibot';
import type { CallOptions } from '../contract/calls/call.js';
import { GatewayError } from '../contract/gateway-error.js';
import type { AnswerSchema, CallDefinition } from './call.js';
import type { HostGateway } from './transport/call-host.js';
import { call } from './transport/make-call.js';
import type { Transport } from './transport/transport.js';

/** Makes a method of a call's definition: over HTTP, or through a gateway object of the host's own. */
export type Bind = <Name extends string, Input extends object, Schema extends AnswerSchema>(
  definition: CallDefinition<Name, Input, Schema>,
) => (input: Input, options?: CallOptions) => Promise<InferOutput<Schema>>;

export function bindTransport(transport: Transport): Bind {
  return (definition) => (input, options) => call(transport, definition, input, options);
}

/** Binds calls to the methods of a host's object. How they are made is fetched with the first: most pages never need it. */
export function bindHost(gateway: HostGateway): Bind {
  return (definition) => async (input, options) => {
    const { callHost } = await fetchCallHost(definition.operation);
    options?.signal?.throwIfAborted();
    return callHost(gateway, definition, input, options);
  };
}

async function fetchCallHost(operation: string) {
  try {
    return await import('./transport/call-host.js');
  } catch (cause) {
    throw new GatewayError({ kind: 'network', operation, requestId: '', cause });
  }
}
