import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import type { Gateway, Operation } from './gateway.js';
import type { Caller, GatewayOptions } from './options.js';

export type AnswerSchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** One operation of the gateway: where it goes, what it sends, and what a good answer looks like. */
export interface CallDefinition<Name extends string, Input, Schema extends AnswerSchema> {
  readonly operation: Name;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Set if a POST only reads. It is retried like a GET. */
  readonly isRead?: boolean;
  /** Below the gateway's base address. `{name}` is filled from the input. Undefined if the host must give the path. */
  readonly path: string | undefined;
  readonly caller: Caller;
  /** The provider that a provider call speaks for. The input's `serviceProviderId` by default. */
  readonly callerId?: (input: Input) => string | number | undefined;
  readonly query?: (input: Input) => Record<string, unknown>;
  readonly body?: (input: Input, options: GatewayOptions) => unknown;
  readonly answer: Schema;
  /** Adds values from the answer's headers to those of its body. */
  complete?(value: InferOutput<Schema>, headers: Headers): InferOutput<Schema>;
  /** The only status that counts as success. Any from 200 to 299 by default. */
  readonly success?: number;
}

/** An operation that the gateway has in several versions. */
export interface VersionedCall<Name extends string, Input, Version extends string = string> {
  /** Returns the definition of a version. Without a version, the input decides. */
  definitionFor(input: Input, version: Version | undefined): CallDefinition<Name, Input, AnswerSchema>;
}

/** Any call definition. Its input type is `never`, so it can be listed but not called. */
export type AnyCall = CallDefinition<string, never, AnswerSchema>;

type InputOf<Name extends Operation> = Parameters<Gateway[Name]>[0];

/** Definitions of the calls of a client or of a part of it, by the name of their operation. */
export type Definitions<Calls = Gateway> = {
  readonly [Name in keyof Calls & Operation]:
    | CallDefinition<Name, InputOf<Name>, AnswerSchema>
    | VersionedCall<Name, InputOf<Name>>;
};

/**
 * Defines a call of the gateway. Its input type comes from the gateway's method of that name.
 * A bundle leaves out definitions that nobody uses, so a widget pays only for the calls that it makes.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const Name extends Operation,
  Schema extends BaseSchema<unknown, Awaited<ReturnType<Gateway[Name]>>, BaseIssue<unknown>>,
>(
  operation: Name,
  definition: Omit<CallDefinition<Name, InputOf<Name>, Schema>, 'operation'>,
): CallDefinition<Name, InputOf<Name>, Schema> {
  return { operation, ...definition };
}

/**
 * Joins the versions of one operation. The call option `version` picks one.
 * @param selectVersion returns the version for an input if the caller names none
 */
/* @__NO_SIDE_EFFECTS__ */
export function versions<Name extends string, Input, Version extends string>(
  all: Readonly<Record<Version, CallDefinition<Name, Input, AnswerSchema>>>,
  selectVersion: (input: Input) => NoInfer<Version>,
): VersionedCall<Name, Input, Version> {
  return { definitionFor: (input, version = selectVersion(input)) => all[version] };
}
