import type { InferOutput } from 'valibot';
import type { AnswerSchema, AnyDefinition, CallDefinition, CallOptions, MethodOf, VersionOptions } from './call.js';
import { GatewayError } from './errors/gateway-error.js';
import type { HostGateway } from './transport/call-host.js';
import { call } from './transport/make-call.js';
import type { Transport } from './transport/transport.js';

/** Turns a call definition into a method that makes the call over HTTP or through a gateway object of the host. */
export type Bind = <Name extends string, Input extends object, Schema extends AnswerSchema>(
  definition: CallDefinition<Name, Input, Schema>,
) => (input: Input, options?: CallOptions) => Promise<InferOutput<Schema>>;

export function bindTransport(transport: Transport): Bind {
  return (definition) => (input, options) => call(transport, definition, input, options);
}

/** Binds calls to the methods of a host's object. The first call loads the code for that. */
export function bindHost(gateway: HostGateway): Bind {
  return (definition) => async (input, options) => {
    const { callHost } = await loadCallHost(definition.operation);
    options?.signal?.throwIfAborted();
    return callHost(gateway, definition, input, options);
  };
}

async function loadCallHost(operation: string) {
  try {
    return await import('./transport/call-host.js');
  } catch (cause) {
    throw new GatewayError({ kind: 'network', operation, requestId: '', cause });
  }
}

/** The method of a client for a call, in every version that the gateway has of it. */
export function methodOf<Definition extends AnyDefinition>(bind: Bind, definition: Definition): MethodOf<Definition>;
export function methodOf(bind: Bind, definition: AnyDefinition) {
  if (!('definitionFor' in definition)) return bind(definition);
  // A host's own gateway gets the version too: it has one method for all of them.
  return (input: never, options?: VersionOptions<string>) =>
    bind(definition.definitionFor(input, options?.version))(input, options);
}
