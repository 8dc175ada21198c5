import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import type { Gateway, Operation } from '../contract/gateway.js';
import type { Caller, GatewayOptions } from './options.js';

export type AnswerSchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** One operation of the gateway: where it goes, what it sends, and what a good answer looks like. */
export interface CallDefinition<Name extends string, Input, Schema extends AnswerSchema> {
  readonly operation: Name;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below the gateway's base address; `{name}` is filled from the input. Undefined where the host has to give it. */
  readonly path: string | undefined;
  readonly caller: Caller;
  /** The provider that a provider call speaks for; its `serviceProviderId` unless told. */
  readonly callerId?: (input: Input) => string | number | undefined;
  readonly query?: (input: Input) => Record<string, unknown>;
  readonly body?: (input: Input, options: GatewayOptions) => unknown;
  readonly answer: Schema;
  /** Adds what the answer's headers say to what its body says. */
  complete?(value: InferOutput<Schema>, headers: Headers): InferOutput<Schema>;
  /** The one status that counts as success; any from 200 to 299 unless told. */
  readonly success?: number;
}

/** Any call, where only what is common to all matters. The input is `never`: such a call can be listed, not made. */
export type AnyCall = CallDefinition<string, never, AnswerSchema>;

/**
 * A call of the gateway, by its operation's name; what it takes is what the operation's method takes.
 * Definitions that nobody uses leave a bundle: a widget pays for the calls that it makes.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const Name extends Operation, Schema extends AnswerSchema>(
  operation: Name,
  definition: Omit<CallDefinition<Name, Parameters<Gateway[Name]>[0], Schema>, 'operation'>,
): CallDefinition<Name, Parameters<Gateway[Name]>[0], Schema> {
  return { operation, ...definition };
}
